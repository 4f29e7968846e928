import { listed } from '@bandstand/engine';
import { createMemo, createResource, For, Show } from 'solid-js';
import { nameIn, type Session } from '../session/session.ts';
import { loadGlossary } from '../shelf.ts';
import { askedWords } from '../text/asked.ts';
import { Facts } from '../terms/Facts.tsx';
import { meaningsOf, type Meaning, type Standing } from '../terms/meaning.ts';

const text = askedWords.rules;

interface MeaningsProps {
  readonly query: string;
  readonly session: Session;
  readonly board: HTMLElement;
  /** Leads back to the match, to this thing. */
  readonly onShow: (thing: Element) => void;
}

/** The first thing with one of these marks that can be seen: a phone may show another part of the board. */
const shownThing = (board: HTMLElement, marks: readonly string[]): Element | undefined =>
  [...board.querySelectorAll('[data-term]')].find(
    (thing) => marks.includes(thing.getAttribute('data-term') ?? '') && thing.checkVisibility(),
  );

/** So many are named before the rest is counted. */
const MOST_NAMES = 4;

/** "Musician 2, Musician 3 and 3 more: Locked." Names with commas of their own need another sign between them. */
function said({ names, now }: Standing): string {
  if (names.length === 0) return now;
  const named = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
  const all = named === names ? names : [...named, text.more(names.length - named.length)];
  return `${all.some((name) => name.includes(',')) ? all.join('; ') : listed(all)}: ${now}`;
}

/** What a searched word means on the board over which the rules are open: what it is, and how it stands with it now. */
export function Meanings(props: MeaningsProps) {
  const [loaded] = createResource(() => props.session.game, loadGlossary);
  const found = createMemo(() => {
    const glossary = loaded();
    if (glossary === undefined) return [];
    const { view, names, viewer } = props.session;
    const marks = [...props.board.querySelectorAll<HTMLElement>('[data-term]')].map(
      ({ dataset }) => dataset['term'] ?? '',
    );
    return meaningsOf(props.query, marks, { glossary, view, nameOf: nameIn(names), viewer });
  });
  return (
    <Show when={found().length > 0}>
      <section class="rules-now" aria-label={text.onTheBoard}>
        <For each={found()}>
          {(meaning) => (
            <OneMeaning meaning={meaning} shown={shownThing(props.board, meaning.marks)} onShow={props.onShow} />
          )}
        </For>
      </section>
    </Show>
  );
}

function OneMeaning(props: { meaning: Meaning; shown: Element | undefined; onShow: (thing: Element) => void }) {
  return (
    <article>
      <h3>{props.meaning.term.name}</h3>
      <p>{props.meaning.term.what}</p>
      <Facts said={props.meaning.term} />
      <Show when={props.meaning.standings.length > 0}>
        <h4>{text.onTheBoard}</h4>
        <ul>
          <For each={props.meaning.standings}>{(standing) => <li>{said(standing)}</li>}</For>
        </ul>
      </Show>
      <Show when={props.shown}>
        {(thing) => (
          <button type="button" class="button small" onClick={() => props.onShow(thing())}>
            {text.showOnBoard}
          </button>
        )}
      </Show>
    </article>
  );
}
