import type { LiveSession } from '../session/liveSession.ts';
import { go } from '../router.tsx';
import { botName } from './botName.ts';
import { dropSeat } from './seats.ts';
import { onlineWords } from '../text/online.ts';

/** Who was sent away reads what happened, and nothing of keys. */
export function SentAway(props: { session: LiveSession; match: string }) {
  const { table, game } = props.session;
  const what = () =>
    table.status === 'playing'
      ? onlineWords.sentAway.botPlaysOn(botName(table.standIn, game))
      : onlineWords.sentAway.seatIsFree;
  return (
    <section class="trouble panel" role="alert">
      <h1>{onlineWords.sentAway.title}</h1>
      <p>
        {onlineWords.sentAway.hasSentYouAway(table.seats.find(({ isHost }) => isHost === true)?.name)} {what()}
      </p>
      <button
        type="button"
        class="button primary"
        onClick={() => {
          dropSeat(props.match);
          go('/tables');
        }}
      >
        {onlineWords.afterEnd.toTheTables}
      </button>
    </section>
  );
}
