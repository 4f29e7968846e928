import { signed, withSign, type CaptionSlot, type ScoreLine } from '@bandstand/engine';
import { createMemo, For, Show, Suspense } from 'solid-js';
import { counted, firstScreenIsSeen, InlineShape, Later, laterPart } from '../../board/index.tsx';
import { useSheet } from './context.ts';
import { createTabs, SectionTabs, type Tabs } from './SectionTabs.tsx';
import { sectionsOf, type Section } from './sections.ts';
import { SheetTitle } from './SheetTitle.tsx';
import type { ThreadLine } from './Thread.tsx';
import { boardWords } from '../text/index.ts';
import { Zoom } from './Zoom.tsx';
import { isPhone } from './zooming.ts';

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
  /** Sorts of places that the last update has marked. */
  readonly marked: ReadonlySet<string>;
  /** A small screen has turned to another section. */
  readonly onTurn: () => void;
  readonly thread: ThreadLine | undefined;
  /** What empty posts would take away if the match ended now. */
  readonly vacancies: { readonly posts: number; readonly points: number } | undefined;
}

/** Nothing is followed before something is looked at. */
export const Thread = laterPart(async () => (await import('./Thread.tsx')).Thread);

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
  const sections = createMemo(() => sectionsOf(scene.pack, scene.sections));
  const isSeen = firstScreenIsSeen();
  const hasThread = createMemo<boolean>((had) => had || props.thread !== undefined, false);
  const tabs = createTabs({
    sections,
    lit: () => props.litSpots,
    marked: () => props.marked,
    onTurn: () => props.onTurn(),
  });
  const heading = (name: Section['name']) => {
    const word = scene.words.sections[name];
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  return (
    <div
      class="dw-sheet"
      data-spine={scene.words.name}
      data-one-screen
      aria-label={boardWords.sheetOf(props.owner)}
      role="region"
    >
      <SectionTabs tabs={tabs} heading={heading} />
      <SheetHead {...props} />
      <Zoom isWhole={tabs.isWhole()} label={boardWords.zoomed(props.owner)}>
        <div class="dw-sections" classList={{ whole: tabs.isWhole() }}>
          <For each={sections()}>
            {(section) => (
              <SheetSection
                section={section}
                tabs={tabs}
                heading={heading(section.name)}
                lines={props.lines}
                isDue={isSeen() || tabs.tab() === section.tab || !isPhone()}
              />
            )}
          </For>
          <Show when={hasThread()}>
            <Suspense>
              <Thread line={props.thread} />
            </Suspense>
          </Show>
        </div>
      </Zoom>
    </div>
  );
}

/** Whose sheet it is, the skills, and what it counts so far. */
function SheetHead(props: SheetProps) {
  const scene = useSheet();
  const total = () => props.lines.reduce((sum, line) => sum + line.points, 0);
  const countedTotal = counted(total);
  const emptyPosts = createMemo(() => {
    const { posts, points } = props.vacancies ?? { posts: 0, points: 0 };
    return boardWords.emptyPosts(posts, points, scene.words);
  });
  return (
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
        <small> {boardWords.points(countedTotal())}</small>
        <Show when={props.vacancies}>
          {(empty) => (
            <small class="dw-if-ended" data-term="ended" title={emptyPosts()}>
              {boardWords.ifItEnded(total() + empty().points)}
              <span class="visually-hidden">{emptyPosts()}</span>
            </small>
          )}
        </Show>
      </span>
    </header>
  );
}

interface SheetSectionProps {
  readonly section: Section;
  readonly tabs: Tabs;
  readonly heading: string;
  readonly lines: readonly ScoreLine[];
  /** On a phone, what is on no open tab comes once the first screen is seen. */
  readonly isDue: boolean;
}

function SheetSection(props: SheetSectionProps) {
  const scene = useSheet();
  const points = () => props.lines.find((line) => line.part === props.section.part)?.points;
  const ghost = () => scene.ghostPoints(props.section.part);
  return (
    <section
      class={`dw-section dw-section-${props.section.name}`}
      classList={{ 'on-tab': props.tabs.tab() === props.section.tab }}
      data-point={`section:${props.section.name}`}
    >
      <h3>
        <Show when={scene.art.headings?.[props.section.name]}>
          {(drawing) => (
            <svg
              class="dw-heading-picture"
              viewBox="0 0 64 64"
              aria-hidden="true"
              data-ornament
              innerHTML={drawing()}
            />
          )}
        </Show>
        {props.heading}
        <Show when={points() !== undefined}>
          <span class="dw-section-points">
            <Show when={ghost() !== 0}>
              <span class="dw-ghost-points">{withSign(ghost())} </span>
            </Show>
            {signed(points() ?? 0)}
          </span>
        </Show>
      </h3>
      <Show when={props.isDue}>
        <Later>
          <Suspense>
            <props.section.draw />
          </Suspense>
        </Later>
      </Show>
      <Show when={props.section.name === 'match'}>
        <Legend />
      </Show>
    </section>
  );
}
