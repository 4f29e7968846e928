import { createSignal, onCleanup, Show } from 'solid-js';
import { placeText, untoldText } from '../daily/standing.ts';
import { goesOn, streakOf, tryOf } from '../progress/tries.ts';
import { go, Link } from '../router.tsx';
import { cardOf, shelf } from '../shelf.ts';
import { words } from '../text/home.ts';
import { Thumb } from '../Thumb.tsx';

const text = words.daily;
const DAY_MS = 86_400_000;

/** Each day another title is named, unless one was begun or played already. Days are the same for everybody, so they are UTC's. */
function titleOf(day: string, now: number): string {
  const named = shelf[Math.floor(now / DAY_MS) % shelf.length].id;
  if (tryOf(day, named) !== undefined) return named;
  return shelf.find(({ id }) => tryOf(day, id) !== undefined)?.id ?? named;
}

/** Today's game: one tap plays it; once it was played, how it went. The other titles are behind the words. */
export function TodayPart() {
  const [now, setNow] = createSignal(Date.now());
  // Whoever comes back to an open page may come back on another day.
  const look = (): void => void setNow(Date.now());
  document.addEventListener('visibilitychange', look);
  onCleanup(() => document.removeEventListener('visibilitychange', look));
  const day = () => new Date(now()).toISOString().slice(0, 10);
  const game = () => titleOf(day(), now());
  const made = () => tryOf(day(), game());
  const isBegun = () => goesOn(made());
  const streak = () => streakOf(game(), day());
  const name = () => cardOf(game())?.name ?? game();
  const told = (): string | undefined => {
    const standing = made()?.standing;
    if (standing !== undefined) return placeText(standing, streak());
    const before = made();
    if (isBegun()) return text.begun;
    if (before !== undefined) return untoldText(before);
    return streak() > 0 ? text.streak(streak()) : undefined;
  };
  const verb = () => (isBegun() ? text.goOn : text.play);
  /** Where it cannot be played now, the page of the day says why. */
  async function play(): Promise<void> {
    const { startToday } = await import('../daily/daily.ts');
    go((await startToday(game())) ?? '/daily');
  }
  return (
    <div class="strip-part">
      <Link class="strip-words" href="/daily">
        <Thumb game={game()} />
        <span>
          <small>{made() === undefined ? text.sameForAll : text.todayShort(text.date(day()))}</small>
          <b>
            <Show when={made()?.standing} fallback={name()}>
              {(standing) => <>{text.got(name(), standing().score)}</>}
            </Show>
          </b>
          <Show when={told()}>{(line) => <small>{line()}</small>}</Show>
        </span>
      </Link>
      <Show
        when={made() === undefined || isBegun()}
        fallback={
          <Link class="button strip-go" href="/daily">
            {text.results}
          </Link>
        }
      >
        <button
          type="button"
          class="button strip-go"
          aria-label={text.playGame(verb(), name())}
          onClick={() => void play()}
        >
          {verb()}
        </button>
      </Show>
    </div>
  );
}
