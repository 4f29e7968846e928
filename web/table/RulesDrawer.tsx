import { takeRoom } from '@bandstand/kits/board';
import { createSignal, onCleanup, onMount, Show, type Accessor } from 'solid-js';
import { RulesReader } from '../rules/RulesReader.tsx';
import type { Session } from '../session/session.ts';
import { askedWords } from '../text/asked.ts';
import { Meanings } from './Meanings.tsx';
import { isTyping } from './typing.ts';
import './rules.css';

const text = askedWords.rules;

/** From here on the match has enough room beside them. */
const BESIDE = '(width >= 1100px)';
const BESIDE_PX = 440;

/** Whoever opens it is led into it, and back; not away from the board, if they have played on meanwhile. */
function takeFocus(drawer: () => HTMLElement | undefined): void {
  const opener = document.activeElement;
  onMount(() => drawer()?.focus());
  onCleanup(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && drawer()?.contains(activeElement) === false;
    if (opener instanceof HTMLElement && !isElsewhere) opener.focus();
  });
}

/** Where there is room they stand beside the match, which goes on in the rest of the window; tells whether they do. */
function standBeside(): Accessor<boolean> {
  const beside = matchMedia(BESIDE);
  const [isBeside, setBeside] = createSignal(beside.matches);
  let giveBack: (() => void) | undefined;
  const place = (): void => {
    giveBack?.();
    giveBack = beside.matches ? takeRoom(BESIDE_PX) : undefined;
    setBeside(beside.matches);
  };
  place();
  beside.addEventListener('change', place);
  onCleanup(() => {
    beside.removeEventListener('change', place);
    giveBack?.();
  });
  return isBeside;
}

/** Esc closes it, also from the board, unless somebody is writing there. */
function closeByKey(drawer: () => HTMLElement | undefined, close: () => void): void {
  const onKey = ({ key, target }: KeyboardEvent): void => {
    if (key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
    const isInside = target instanceof Node && drawer()?.contains(target) === true;
    if (isInside || !isTyping(target)) close();
  };
  document.addEventListener('keydown', onKey);
  onCleanup(() => document.removeEventListener('keydown', onKey));
}

interface RulesDrawerProps {
  readonly game: string;
  readonly chapter: string | undefined;
  /** The match that the rules are open over. */
  readonly match?: {
    readonly session: Session;
    readonly board: HTMLElement;
    readonly onShow: (thing: Element) => void;
  };
  readonly onClose: () => void;
}

/** The rules beside the match or over it: open at what is played now, searchable, and gone with one key. */
export function RulesDrawer(props: RulesDrawerProps) {
  let drawer: HTMLElement | undefined;
  takeFocus(() => drawer);
  const isBeside = standBeside();
  closeByKey(
    () => drawer,
    () => props.onClose(),
  );
  return (
    <aside class="rules-drawer" aria-label={text.title} tabindex="-1" ref={drawer}>
      <header>
        <h2>{text.title}</h2>
        <button type="button" class="button" onClick={() => props.onClose()}>
          {isBeside() ? text.closeBeside : text.close}
        </button>
      </header>
      <RulesReader
        game={props.game}
        chapter={props.chapter}
        isDrawer
        meaning={(query) => <Show when={props.match}>{(match) => <Meanings query={query()} {...match()} />}</Show>}
      />
    </aside>
  );
}
