import { Show } from 'solid-js';
import { Link } from '../router.tsx';
import { RulesReader } from '../rules/RulesReader.tsx';
import { hasLesson, type ShelfEntry } from '../shelf.ts';
import { keptWords } from '../text/kept.ts';
import { learnWords } from '../text/learn.ts';

/** The rules on a page. */
export function Rules(props: { entry: ShelfEntry }) {
  return (
    <>
      <RulesReader game={props.entry.id} />
      <div class="row">
        <Link class="button primary" href={`/game/${props.entry.id}`}>
          {keptWords.rulesPage.play(props.entry.card.name)}
        </Link>
        <Show when={hasLesson(props.entry.id)}>
          <Link class="button" href={`/learn/${props.entry.id}`}>
            {learnWords.learn}
          </Link>
        </Show>
      </div>
    </>
  );
}
