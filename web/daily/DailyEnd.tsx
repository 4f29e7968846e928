import { onMount, Show } from 'solid-js';
import { streakOf, tryIn } from '../progress/tries.ts';
import { Link } from '../router.tsx';
import { words } from '../text/home.ts';
import { handInAll } from './daily.ts';
import { standingText } from './standing.ts';

const text = words.daily;

/** After the counted try of a day: how it stands among all who played, and the way back to the games of the day. */
export function DailyEnd(props: { match: string }) {
  const made = () => tryIn(props.match);
  onMount(() => {
    if (made() !== undefined && made()?.standing === undefined) void handInAll();
  });
  return (
    <Show when={made()}>
      {(counted) => (
        <p class="daily-end" role="status">
          <b>{text.today(text.date(counted().day))}</b>{' '}
          <Show when={counted().standing} fallback={text.waiting}>
            {(standing) => <>{standingText(standing(), streakOf(counted().game, counted().day))}</>}
          </Show>{' '}
          <Link href="/daily">{text.title}</Link>
        </p>
      )}
    </Show>
  );
}
