import { signed, withSign, type CaptionSlot, type ScoreLine } from '@bandstand/engine';
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, type Component } from 'solid-js';
import { counted, InlineShape, Later } from '../../board/index.tsx';
import { Band } from './Band.tsx';
import { useSheet } from './context.ts';
import { LineGrid } from './LineGrid.tsx';
import { Cheers, GoalBoxes, Multipliers, Penalties } from './Margins.tsx';
import { MatchGrid } from './MatchGrid.tsx';
import { Net } from './Net.tsx';
import { Origins } from './Origins.tsx';
import { SheetTitle } from './SheetTitle.tsx';
import { Thread, type ThreadLine } from './Thread.tsx';
import { Tour } from './Tour.tsx';
import { Tracks } from './Tracks.tsx';
import { boardWords } from '../text/index.ts';
import { Zoom } from './Zoom.tsx';

type SectionName =
  | 'posts'
  | 'match'
  | 'grid'
  | 'net'
  | 'tracks'
  | 'tour'
  | 'multipliers'
  | 'penalty'
  | 'cheer'
  | 'goals'
  | 'origins';

interface Section {
  readonly name: SectionName;
  readonly part: string | undefined;
  readonly draw: Component;
  /** What the places in it are called, to know when something is legal there. */
  readonly spots: readonly string[];
  /** Sections that share a tab on small screens. */
  readonly tab: number;
}

const SECTIONS: readonly Section[] = [
  { name: 'posts', part: 'band', draw: Band, spots: ['post', 'circle', 'lock'], tab: 0 },
  { name: 'match', part: 'match', draw: MatchGrid, spots: ['cell'], tab: 1 },
  { name: 'grid', part: 'grid', draw: LineGrid, spots: ['square'], tab: 2 },
  { name: 'net', part: undefined, draw: Net, spots: ['node'], tab: 3 },
  { name: 'tour', part: 'tour', draw: Tour, spots: ['venue', 'lock'], tab: 4 },
  { name: 'tracks', part: 'tracks', draw: Tracks, spots: ['trackA', 'trackB'], tab: 5 },
  { name: 'cheer', part: 'cheer', draw: Cheers, spots: ['cheer'], tab: 5 },
  { name: 'multipliers', part: undefined, draw: Multipliers, spots: ['multiplier', 'boost'], tab: 5 },
  { name: 'goals', part: 'goals', draw: GoalBoxes, spots: [], tab: 5 },
  { name: 'penalty', part: 'penalty', draw: Penalties, spots: [], tab: 5 },
  { name: 'origins', part: undefined, draw: Origins, spots: [], tab: 6 },
];

/** The tab that is open at first. */
const FIRST = 0;
/** The tab that shows everything, to be zoomed into. */
const WHOLE = -1;

export interface SheetProps {
  readonly lines: readonly ScoreLine[];
  readonly owner: string;
  readonly title: string;
  /** The name that may be written on the head. */
  readonly slot: CaptionSlot | undefined;
  readonly written: string | undefined;
  readonly onWrite: (text: string) => void;
  /** Sorts of places that deserve a look. */
  readonly litSpots: ReadonlySet<string>;
  readonly thread: ThreadLine | undefined;
  /** What empty posts would take away if the match ended now. */
  readonly vacancies: { readonly posts: number; readonly points: number } | undefined;
}

const areSame = (a: readonly number[], b: readonly number[]): boolean => a.join(' ') === b.join(' ');

/** The skills by form, colour and name: crayons in the head of the sheet. */
function Legend() {
  const scene = useSheet();
  return (
    <ul class="dw-legend">
      <For each={scene.pack.skills}>
        {(skill) => (
          <li style={{ '--skill': skill.ink }} data-term={`skill:${skill.id}`}>
            <InlineShape name={skill.form} />
            <span>{skill.name}</span>
          </li>
        )}
      </For>
    </ul>
  );
}

/** One seat's whole sheet. Wide screens show all of it, small ones a tab at a time or all of it to zoom into. */
export function Sheet(props: SheetProps) {
  const scene = useSheet();
  const sections = createMemo(() => SECTIONS.filter((section) => hasSection(section.name)));
  const tabs = createMemo(() => [...new Set(sections().map((section) => section.tab)), WHOLE]);
  const [tab, setTab] = createSignal(FIRST);
  const points = (part: string | undefined) => props.lines.find((line) => line.part === part)?.points;
  const total = () => props.lines.reduce((sum, line) => sum + line.points, 0);
  const countedTotal = counted(total);
  const legalIn = (section: Section): number =>
    section.spots.reduce((sum, spot) => sum + (props.litSpots.has(spot) ? 1 : 0), 0);
  const tabName = (number: number) =>
    number === WHOLE
      ? boardWords.wholeSheet
      : heading(sections().find((section) => section.tab === number)?.name ?? 'posts');
  const heading = (name: SectionName) => {
    const word = scene.words.sections[name];
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  const isLit = (number: number) => sections().some((section) => section.tab === number && legalIn(section) > 0);

  /** The strip is wider than a phone: the open tab stays in sight. */
  let strip: HTMLDivElement | undefined;
  createEffect(() => {
    const place = tabs().indexOf(tab());
    const open = strip?.children[place];
    // In the frame that lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      if (strip !== undefined && open instanceof HTMLElement)
        strip.scrollLeft = open.offsetLeft - (strip.clientWidth - open.offsetWidth) / 2;
    });
    onCleanup(() => cancelAnimationFrame(frame));
  });

  /** A small screen turns to where something can be done when that changes; whoever then looks elsewhere stays there. */
  const litTabs = createMemo(() => tabs().filter(isLit), [], { equals: areSame });
  createEffect(
    on(litTabs, (lit) => {
      if (tab() !== WHOLE && lit.length > 0 && !lit.includes(tab())) setTab(lit[0]);
    }),
  );

  return (
    <div
      class="dw-sheet"
      data-spine={scene.words.name}
      data-one-screen
      aria-label={boardWords.sheetOf(props.owner)}
      role="region"
    >
      <div class="dw-tabs" role="tablist" aria-label={boardWords.sections} ref={strip}>
        <For each={tabs()}>
          {(number) => (
            <button
              type="button"
              role="tab"
              aria-selected={tab() === number}
              data-point={`tab:${number}`}
              classList={{ lit: isLit(number) }}
              onClick={() => setTab(number)}
            >
              {tabName(number)}
              <Show when={tabGhost(number) !== 0}>
                <b class="dw-tab-ghost"> {withSign(tabGhost(number))}</b>
              </Show>
              <Show when={isLit(number)}>
                <span class="visually-hidden">{boardWords.somethingToDo}</span>
              </Show>
            </button>
          )}
        </For>
      </div>
      <header class="dw-title">
        <SheetTitle
          title={props.title}
          player={props.owner}
          slot={props.slot}
          written={props.written}
          onWrite={props.onWrite}
        />
        <Legend />
        <span class="dw-total" data-point="total" data-term="total">
          {signed(countedTotal())}
          <small> {boardWords.points}</small>
          <Show when={props.vacancies}>
            {(empty) => (
              <small
                class="dw-if-ended"
                data-term="ended"
                title={boardWords.emptyPosts(empty().posts, empty().points, scene.words)}
              >
                {boardWords.ifItEnded(total() + empty().points)}
                <span class="visually-hidden">{boardWords.emptyPosts(empty().posts, empty().points, scene.words)}</span>
              </small>
            )}
          </Show>
        </span>
      </header>
      <Zoom isWhole={tab() === WHOLE} label={boardWords.zoomed(props.owner)}>
        <div class="dw-sections" classList={{ whole: tab() === WHOLE }}>
          <For each={sections()}>
            {(section) => (
              <section
                class={`dw-section dw-section-${section.name}`}
                classList={{ 'on-tab': tab() === section.tab }}
                data-point={`section:${section.name}`}
              >
                <h3>
                  {heading(section.name)}
                  <Show when={points(section.part) !== undefined}>
                    <span class="dw-section-points">
                      <Show when={scene.ghostPoints(section.part) !== 0}>
                        <span class="dw-ghost-points">{withSign(scene.ghostPoints(section.part))} </span>
                      </Show>
                      {signed(points(section.part) ?? 0)}
                    </span>
                  </Show>
                </h3>
                {/* What a small screen does not show yet may come a moment later. */}
                <Show when={section.tab !== FIRST} fallback={<section.draw />}>
                  <Later>
                    <section.draw />
                  </Later>
                </Show>
                <Show when={section.name === 'match'}>
                  <Legend />
                </Show>
              </section>
            )}
          </For>
          <Thread line={props.thread} />
        </div>
      </Zoom>
    </div>
  );

  /** What the looked-at choice would bring to the sections of a tab. */
  function tabGhost(number: number): number {
    return sections()
      .filter((section) => section.tab === number)
      .reduce((sum, section) => sum + scene.ghostPoints(section.part), 0);
  }

  function hasSection(name: SectionName): boolean {
    const { sheet } = scene.pack;
    if (name === 'tour') return sheet.tour !== undefined;
    if (name === 'cheer') return sheet.cheer !== undefined;
    if (name === 'origins') return scene.pack.origins !== undefined;
    return true;
  }
}
