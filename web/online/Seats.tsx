import type { SeatInfo } from '@bandstand/protocol';
import { createSignal, For, onCleanup, Show } from 'solid-js';
import { SignOf } from './Heard.tsx';
import { botName } from './botName.ts';
import type { LiveSession } from '../session/liveSession.ts';
import { KnownDealNote } from './KnownDealNote.tsx';
import { clockText } from './paces.ts';
import { onlineWords } from '../text/online.ts';

/** Who sits where, who is here, whose turn it is and how much time is left. */
export function Seats(props: { session: LiveSession }) {
  const [now, setNow] = createSignal(performance.now());
  const timer = setInterval(() => setNow(performance.now()), 500);
  onCleanup(() => clearInterval(timer));
  const left = (seat: number): string | undefined => {
    const { clock } = props.session;
    const ms = clock?.info.left[seat];
    if (clock === undefined || ms === null || ms === undefined) return undefined;
    return clockText(clock.info.running[seat] ? ms - (now() - clock.at) : ms);
  };
  const bot = () => botName(props.session.table.standIn, props.session.game);
  const played = ({ seat, isSentAway }: SeatInfo): string => {
    if (isSentAway === true) return onlineWords.seats.sentAway(bot());
    return props.session.viewer === seat
      ? onlineWords.seats.botPlaysForYou(bot())
      : onlineWords.seats.botPlaysForThem(bot());
  };
  const stateOf = ({ kind, isHere, isSentAway }: SeatInfo): string => {
    if (kind === 'open') return onlineWords.seats.free;
    if (kind !== 'person') return onlineWords.seats[kind];
    if (isSentAway === true) return '';
    return isHere ? onlineWords.seats.here : onlineWords.seats.away;
  };
  const hasOthers = () => props.session.table.seats.filter(({ kind }) => kind === 'person').length > 1;
  return (
    <section class="seats panel" aria-label={onlineWords.seats.players}>
      <ul>
        <For each={props.session.table.seats}>
          {(seat) => (
            <li
              classList={{
                'is-turn': props.session.waitingFor.includes(seat.seat),
                'is-me': props.session.viewer === seat.seat,
              }}
            >
              <span class="presence" classList={{ here: seat.isHere }} aria-hidden="true" />
              <span class="seat-who">
                <b>{props.session.names[seat.seat]}</b>{' '}
                <span class="quiet">
                  {[
                    props.session.viewer === seat.seat ? onlineWords.seats.you : '',
                    stateOf(seat),
                    seat.standIn && props.session.table.status === 'playing' ? played(seat) : '',
                    props.session.waitingFor.includes(seat.seat) ? onlineWords.seats.toMove : '',
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              <SignOf session={props.session} seat={seat.seat} />
              <Show when={left(seat.seat)}>{(text) => <span class="clock">{text()}</span>}</Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={hasOthers() && props.session.table.status === 'playing'}>
        <p class="quiet">{onlineWords.seats.playsForTheAway(bot())}</p>
      </Show>
      <KnownDealNote table={props.session.table} />
    </section>
  );
}
