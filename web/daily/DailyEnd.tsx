import { createSignal, onMount, Show } from 'solid-js';
import { learnOutside } from '../outside.ts';
import { keepTry, streakOf, tryIn } from '../progress/tries.ts';
import { Link } from '../router.tsx';
import { words } from '../text/home.ts';
import { keptWords } from '../text/kept.ts';
import { learnStandings } from './daily.ts';
import { shareText, sharedText } from './share.ts';
import { standingText, untoldText } from './standing.ts';

const text = words.daily;

/** After the counted try of a day: how it stands among all who played, something to send round, and the way back to the games of the day. */
export function DailyEnd(props: { match: string; isGivenUp?: boolean }) {
  const made = () => tryIn(props.match);
  const streak = () => streakOf(made()?.game ?? '', made()?.day ?? '');
  const [said, setSaid] = createSignal('');
  onMount(learnOutside);
  onMount(() => {
    const before = made();
    if (before === undefined || before.standing !== undefined) return;
    const { day, game, match } = before;
    if (props.isGivenUp === true) keepTry(day, game, { match, refused: 'unfinished' });
    else void learnStandings();
  });
  return (
    <Show when={made()}>
      {(counted) => (
        <div class="daily-end">
          <p role="status">
            <b>{text.today(text.date(counted().day))}</b>{' '}
            <Show when={counted().standing} fallback={untoldText(counted())}>
              {(standing) => <>{standingText(standing(), streak())}</>}
            </Show>
          </p>
          <div class="row">
            <Show when={counted().standing}>
              {(standing) => (
                <button
                  type="button"
                  class="button small"
                  onClick={() =>
                    void shareText(sharedText(counted().game, counted().day, standing(), streak())).then(setSaid)
                  }
                >
                  {keptWords.daily.shareMine}
                </button>
              )}
            </Show>
            <Link class="button small" href="/daily">
              {text.title}
            </Link>
          </div>
          <p role="status" class="quiet said">
            {said()}
          </p>
        </div>
      )}
    </Show>
  );
}
