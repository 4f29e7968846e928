import { withSign } from '@bandstand/engine';
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, untrack } from 'solid-js';
import { inLaterFrame, isStill } from '../../board/index.tsx';
import { boardWords } from '../text/index.ts';
import { useSheet } from './context.ts';
import { FIRST, WHOLE, type Section } from './sections.ts';
import { isPhone } from './zooming.ts';

export type Tabs = ReturnType<typeof createTabs>;

const areSame = (a: readonly number[], b: readonly number[]): boolean => a.join(' ') === b.join(' ');

/** So long a mark is looked at before the page is turned. */
const LOOK_MS = 650;

interface TabsOptions {
  readonly sections: () => readonly Section[];
  /** Sorts of places with something to do, and those that have just been marked. */
  readonly lit: () => ReadonlySet<string>;
  readonly marked: () => ReadonlySet<string>;
  readonly onTurn: () => void;
}

/** Which part of the sheet a small screen shows. */
export function createTabs({ sections, lit: litSpots, marked, onTurn }: TabsOptions) {
  const all = createMemo(() => [...new Set(sections().map((section) => section.tab)), WHOLE]);
  const [tab, setTab] = createSignal(FIRST);
  const sectionsIn = (number: number) => sections().filter((section) => section.tab === number);
  const hasAny = (number: number, sorts: ReadonlySet<string>) =>
    sectionsIn(number).some((section) => section.spots.some((spot) => sorts.has(spot)));
  const isLit = (number: number) => hasAny(number, litSpots());

  /** Until when the last mark is looked at. */
  let seenAt = 0;
  createEffect(on(marked, () => (seenAt = performance.now() + LOOK_MS), { defer: true }));

  // What costs is written where nothing can be done: it is turned to, so that it is seen.
  createEffect(
    on(
      marked,
      (sorts) => {
        if (sorts.has('penalty') && untrack(tab) !== WHOLE)
          setTab(all().find((number) => hasAny(number, sorts)) ?? FIRST);
      },
      { defer: true },
    ),
  );

  /** A small screen turns to where something can be done when that changes; whoever then looks elsewhere stays there. */
  const litTabs = createMemo(() => all().filter(isLit), [], { equals: areSame });
  const laterTabs = inLaterFrame(litTabs);
  createEffect(
    on(laterTabs, (lit) => {
      const open = untrack(tab);
      if (open === WHOLE || lit.length === 0 || lit.includes(open)) return;
      const turn = (): void => {
        setTab(lit[0]);
        onTurn();
      };
      const restMs = seenAt - performance.now();
      if (restMs <= 0 || isStill() || !isPhone() || !hasAny(open, untrack(marked))) return turn();
      const timer = setTimeout(() => {
        if (tab() === open) turn();
      }, restMs);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return { all, tab, setTab, sectionsIn, isLit, isWhole: () => tab() === WHOLE };
}

/** The strip of tabs: where something can be done, and what the looked-at choice would bring there. */
export function SectionTabs(props: { tabs: Tabs; heading: (name: Section['name']) => string }) {
  const scene = useSheet();
  const name = (number: number) =>
    number === WHOLE ? boardWords.wholeSheet : props.heading(props.tabs.sectionsIn(number)[0]?.name ?? 'posts');
  const ghost = (number: number): number =>
    props.tabs.sectionsIn(number).reduce((sum, section) => sum + scene.ghostPoints(section.part), 0);

  /** The strip is wider than a phone: the open tab stays in sight. */
  let strip: HTMLDivElement | undefined;
  createEffect(() => {
    const place = props.tabs.all().indexOf(props.tabs.tab());
    const open = strip?.children[place];
    // In the frame that lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      if (strip !== undefined && open instanceof HTMLElement)
        strip.scrollLeft = open.offsetLeft - (strip.clientWidth - open.offsetWidth) / 2;
    });
    onCleanup(() => cancelAnimationFrame(frame));
  });
  return (
    <div class="dw-tabs" role="tablist" aria-label={boardWords.sections} ref={strip}>
      <For each={props.tabs.all()}>
        {(number) => (
          <button
            type="button"
            role="tab"
            aria-selected={props.tabs.tab() === number}
            data-point={`tab:${number}`}
            classList={{ lit: props.tabs.isLit(number) }}
            onClick={() => props.tabs.setTab(number)}
          >
            {name(number)}
            <Show when={ghost(number) !== 0}>
              <b class="dw-tab-ghost"> {withSign(ghost(number))}</b>
            </Show>
            <Show when={props.tabs.isLit(number)}>
              <span class="visually-hidden">{boardWords.somethingToDo}</span>
            </Show>
          </button>
        )}
      </For>
    </div>
  );
}
