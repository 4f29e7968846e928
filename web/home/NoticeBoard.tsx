import { For, Show } from 'solid-js';
import { tally } from '../progress/tally.ts';
import { Link } from '../router.tsx';
import type { SavedMatch } from '../session/saved.ts';
import { hasPlayed } from '../session/played.ts';
import { cardOf, hasLesson, shelf } from '../shelf.ts';
import { words } from '../text/home.ts';
import { Thumb } from '../Thumb.tsx';
import { Trombone } from './Trombone.tsx';
import { Around } from './Around.tsx';
import { comesNear } from './comesNear.ts';
import { fateOf } from './fate.ts';
import { dayText } from './when.ts';

const text = words.board;
const LISTED = 4;

const nameOf = (match: SavedMatch): string => cardOf(match.record.game)?.name ?? match.record.game;

/** How it went for the person at this device. */
const fate = ({ outcome, players }: SavedMatch) =>
  fateOf(
    outcome,
    players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
  );

function lastLine(match: SavedMatch): string {
  const how = fate(match);
  if (how === 'won') return text.lastWon(nameOf(match));
  return how === 'lost' ? text.lastLost(nameOf(match)) : text.lastPlayed(nameOf(match));
}

/** What happened here lately, and the door for people who are new. */
export function NoticeBoard(props: { matches: readonly SavedMatch[] }) {
  let place: HTMLLIElement | undefined;
  const isNear = comesNear(() => place as HTMLLIElement);
  const last = () => props.matches.find(({ isOver }) => isOver);
  const running = () => props.matches.filter(({ isOver }) => !isOver).length;
  /** Most are kept where home does not look. */
  const total = () =>
    Math.max(
      props.matches.length,
      Object.values(tally()).reduce((sum, count) => sum + count, running()),
    );
  const first = (): string => {
    if (running() > 0) return text.waiting;
    return total() > 0 ? text.played(total()) : text.nothing;
  };
  const stateOf = (match: SavedMatch): string => {
    const how = fate(match);
    if (how !== undefined) return text[how];
    return match.isOver ? text.over : text.running;
  };
  /** A lesson for whoever is new here, later for a title that is. */
  const taught = () => shelf.find(({ id }) => hasLesson(id) && !hasPlayed(id));
  return (
    <li class="notices" data-far ref={place}>
      <h2>{text.title}</h2>
      <p class="notices-hand">
        <Show when={last()} fallback={first()}>
          {(match) => lastLine(match())}
        </Show>
      </p>
      <Show when={total() > 0}>
        <ul>
          <For each={props.matches.slice(0, LISTED)}>
            {(match) => (
              <li>
                <Link href={match.isOver ? `/replay/${match.id}` : `/match/${match.id}`}>
                  <Thumb game={match.record.game} />
                  <b>{nameOf(match)}</b>
                  <span>
                    {stateOf(match)} · {dayText(match.savedAt, Date.now())}
                  </span>
                </Link>
              </li>
            )}
          </For>
          <li class="notices-more">
            <Show when={total() > Math.min(LISTED, props.matches.length)}>
              <Link href="/matches">{text.all(total())}</Link>
            </Show>
            <Link href="/progress">{text.progress}</Link>
          </li>
        </ul>
      </Show>
      <Show when={isNear()}>
        <Around />
      </Show>
      <Trombone />
      <Show when={taught()}>
        {(entry) => (
          <div class="notices-first">
            <div>
              <h3>{total() > 0 ? text.newTo(entry().card.name) : text.firstTime}</h3>
              <p>{text.firstTimeHow}</p>
            </div>
            <Link class="button" href={`/learn/${entry().id}`}>
              {text.showMe}
            </Link>
          </div>
        )}
      </Show>
    </li>
  );
}
