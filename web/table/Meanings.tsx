import { createMemo, For, Show } from 'solid-js';
import { nameIn, type Session } from '../session/session.ts';
import { words } from '../text/index.ts';
import { Facts } from '../terms/Facts.tsx';
import { shownThing } from '../terms/watch.ts';
import { meaningsOf, type Meaning, type Standing } from '../terms/meaning.ts';

const text = words.rules;

interface MeaningsProps {
  readonly query: string;
  readonly session: Session;
  readonly board: HTMLElement;
  /** Leads back to the match, to the thing with this mark. */
  readonly onShow: (mark: string) => void;
}

/** What a searched word means on the board over which the rules are open: what it is, and how it stands with it now. */
export function Meanings(props: MeaningsProps) {
  const found = createMemo(() => {
    const { game, view, names, viewer } = props.session;
    const marks = [...props.board.querySelectorAll<HTMLElement>('[data-term]')].map(
      ({ dataset }) => dataset['term'] ?? '',
    );
    return meaningsOf(props.query, marks, { game, view, nameOf: nameIn(names), viewer });
  });
  return (
    <Show when={found().length > 0}>
      <section class="rules-now" aria-label={text.onTheBoard}>
        <For each={found()}>
          {(meaning) => (
            <OneMeaning
              meaning={meaning}
              shown={meaning.marks.find((mark) => shownThing(props.board, mark) !== undefined)}
              onShow={props.onShow}
            />
          )}
        </For>
      </section>
    </Show>
  );
}

function OneMeaning(props: { meaning: Meaning; shown: string | undefined; onShow: (mark: string) => void }) {
  const said = ({ names, now }: Standing): string => text.standing(names, now);
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
        {(mark) => (
          <button type="button" class="button small" onClick={() => props.onShow(mark())}>
            {text.showOnBoard}
          </button>
        )}
      </Show>
    </article>
  );
}
