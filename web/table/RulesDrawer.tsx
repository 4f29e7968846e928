import { onCleanup, onMount, Show } from 'solid-js';
import { RulesReader } from '../rules/RulesReader.tsx';
import type { Session } from '../session/session.ts';
import { words } from '../text/index.ts';
import { Meanings } from './Meanings.tsx';
import './rules.css';

const text = words.rules;

/** Whoever opens it is led into it, and back. */
function takeFocus(drawer: () => HTMLElement | undefined): void {
  const opener = document.activeElement;
  onMount(() => drawer()?.focus());
  onCleanup(() => {
    if (opener instanceof HTMLElement) opener.focus();
  });
}

interface RulesDrawerProps {
  readonly game: string;
  readonly chapter: string | undefined;
  /** The match that the rules are open over. */
  readonly match?: { readonly session: Session; readonly board: HTMLElement; readonly onShow: (mark: string) => void };
  readonly onClose: () => void;
}

/** The rules over the match: open at what is played now, searchable, and gone with one key. */
export function RulesDrawer(props: RulesDrawerProps) {
  let drawer: HTMLElement | undefined;
  takeFocus(() => drawer);
  return (
    <aside
      class="rules-drawer"
      aria-label={text.title}
      tabindex="-1"
      ref={drawer}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        props.onClose();
      }}
    >
      <header>
        <h2>{text.title}</h2>
        <button type="button" class="button" onClick={() => props.onClose()}>
          {text.close}
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
