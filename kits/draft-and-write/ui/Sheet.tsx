import type { ScoreLine } from '@bandstand/engine';
import { createEffect, createMemo, createSignal, For, Show, type Component } from 'solid-js';
import { Band } from './Band.tsx';
import { useSheet } from './context.ts';
import { LineGrid } from './LineGrid.tsx';
import { Cheers, GoalBoxes, Multipliers, Penalties } from './Margins.tsx';
import { MatchGrid } from './MatchGrid.tsx';
import { Net } from './Net.tsx';
import { Origins } from './Origins.tsx';
import { signed } from './signed.ts';
import { Tour } from './Tour.tsx';
import { Tracks } from './Tracks.tsx';

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

/** One seat's whole sheet. Wide screens show all of it, small ones a tab at a time. */
export function Sheet(props: { lines: readonly ScoreLine[]; owner: string; legalSpots: ReadonlySet<string> }) {
  const scene = useSheet();
  const sections = createMemo(() => SECTIONS.filter((section) => hasSection(section.name)));
  const tabs = createMemo(() => [...new Set(sections().map((section) => section.tab))]);
  const [tab, setTab] = createSignal(0);
  const points = (part: string | undefined) => props.lines.find((line) => line.part === part)?.points;
  const total = () => props.lines.reduce((sum, line) => sum + line.points, 0);
  const legalIn = (section: Section): number =>
    section.spots.reduce((sum, spot) => sum + (props.legalSpots.has(spot) ? 1 : 0), 0);
  const tabName = (number: number) => heading(sections().find((section) => section.tab === number)?.name ?? 'posts');
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
    if (strip !== undefined && open instanceof HTMLElement)
      strip.scrollLeft = open.offsetLeft - (strip.clientWidth - open.offsetWidth) / 2;
  });

  /** A small screen turns to where something can be done. */
  createEffect(() => {
    if (isLit(tab())) return;
    const lit = tabs().find(isLit);
    if (lit !== undefined) setTab(lit);
  });

  return (
    <div class="dw-sheet" aria-label={`Sheet of ${props.owner}`} role="region">
      <div class="dw-tabs" role="tablist" aria-label="Sections" ref={strip}>
        <For each={tabs()}>
          {(number) => (
            <button
              type="button"
              role="tab"
              aria-selected={tab() === number}
              classList={{ lit: isLit(number) }}
              onClick={() => setTab(number)}
            >
              {tabName(number)}
              <Show when={isLit(number)}>
                <span class="visually-hidden"> (something to do here)</span>
              </Show>
            </button>
          )}
        </For>
      </div>
      <header class="dw-title">
        <h2 class="dw-band-name">{props.owner}</h2>
        <span class="dw-total">
          {signed(total())}
          <small> points</small>
        </span>
      </header>
      <div class="dw-sections">
        <For each={sections()}>
          {(section) => (
            <section class={`dw-section dw-section-${section.name}`} classList={{ 'on-tab': tab() === section.tab }}>
              <h3>
                {heading(section.name)}
                <Show when={points(section.part) !== undefined}>
                  <span class="dw-section-points">{signed(points(section.part) ?? 0)}</span>
                </Show>
              </h3>
              <section.draw />
            </section>
          )}
        </For>
      </div>
    </div>
  );

  function hasSection(name: SectionName): boolean {
    const { sheet } = scene.pack;
    if (name === 'tour') return sheet.tour !== undefined;
    if (name === 'cheer') return sheet.cheer !== undefined;
    if (name === 'origins') return scene.pack.origins !== undefined;
    return true;
  }
}
