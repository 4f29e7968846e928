import type { SeatInfo } from '@bandstand/protocol';
import { createSignal, For, Show } from 'solid-js';
import { ProblemLine } from '../ProblemLine.tsx';
import { api, type Keys } from './api.ts';
import { DealNote } from './DealNote.tsx';
import { SeatMenu } from './SeatMenu.tsx';
import { SeatPicture, type Inks, type Sitter } from '../drawings/SeatPicture.tsx';
import { Stand } from '../drawings/Stand.tsx';
import { Sparrow } from '../learn/Sparrow.tsx';
import { botName } from './botName.ts';
import type { LiveSession } from '../session/liveSession.ts';
import { hasLesson } from '../shelf.ts';
import { go } from '../router.tsx';
import { giveBack } from './rematch.ts';
import { isWaitedFor } from './seats.ts';
import { onlineWords } from '../text/online.ts';
import './waitingRoom.css';

/** Who sits where before the match begins; whoever is seated may change it. */
export function WaitingRoom(props: { session: LiveSession; match: string; keys: Keys; inks: Inks }) {
  const { session } = props;
  const [problem, setProblem] = createSignal<string>();
  const mine = () => (session.viewer === 'spectator' ? undefined : session.viewer);
  const isOpen = () => session.table.seats.some(isWaitedFor);
  const isHost = () => session.table.seats[mine() ?? -1]?.isHost === true;
  async function swap(mySeat: number, other: number): Promise<void> {
    const swapped = await api.swap(props.match, props.keys, [mySeat, other]);
    setProblem(swapped.ok ? undefined : swapped.problem.message);
  }
  const describe = (seat: number): string => {
    const { kind, name, isHere, bot } = session.table.seats[seat];
    if (bot !== undefined) return onlineWords.waitingRoom.botNamed(name, botName(bot, session.game));
    if (kind === 'open') return onlineWords.waitingRoom.free;
    if (kind === 'invited') return onlineWords.waitingRoom.invited(name);
    if (seat === mine()) return onlineWords.waitingRoom.you(name);
    return kind === 'person' && !isHere ? onlineWords.waitingRoom.away(name) : name;
  };
  const sitter = (seat: number): Sitter => {
    const { kind, name } = session.table.seats[seat];
    if (kind === 'open') return { kind: 'open' };
    return kind === 'person' || kind === 'invited' ? { kind: 'person', name } : { kind: 'bot' };
  };
  const missing = () => session.table.seats.filter(isWaitedFor).length + awayFrom(session).length;
  return (
    <section class="panel waiting-room" aria-labelledby="seats-title">
      <h2 id="seats-title">
        {onlineWords.waitingRoom.here(session.table.seats.length - missing(), session.table.seats.length)}
      </h2>
      <Stand
        sitters={session.table.seats.map((seat) => (isWaitedFor(seat) ? { kind: 'open' } : sitter(seat.seat)))}
        inks={props.inks}
      />
      <ol>
        <For each={session.table.seats}>
          {(held) => (
            <li classList={{ open: isWaitedFor(held), 'is-me': held.seat === mine() }}>
              <SeatPicture sitter={sitter(held.seat)} inks={props.inks} />
              <span class="seat-name">
                {describe(held.seat)}
                <Show when={session.game.text.seats?.[held.seat]}>
                  {(title) => <span class="seat-title">{title()}</span>}
                </Show>
                <Show when={isHost() && isOpen() && (held.kind === 'open' || held.kind === 'bot')}>
                  <SeatMenu
                    session={session}
                    match={props.match}
                    keys={props.keys}
                    seat={held}
                    onProblem={setProblem}
                  />
                </Show>
              </span>
              <Show when={isOpen() && mine() !== undefined && held.seat !== mine()}>
                <SwapButton
                  seat={held}
                  described={describe(held.seat)}
                  onSwap={() => void swap(mine() ?? 0, held.seat)}
                />
              </Show>
            </li>
          )}
        </For>
      </ol>
      <Show when={missing() > 0 && hasLesson(session.game.id)}>
        <Meanwhile game={session.game.id} />
      </Show>
      <Show when={session.table.seats.filter(({ kind }) => kind !== 'bot').length > 1}>
        <p class="quiet">{onlineWords.seats.playsForTheAway(botName(session.table.standIn, session.game))}</p>
      </Show>
      <DealNote session={session} />
      <Show when={missing() > 0 && session.table.seats[mine() ?? -1]?.kind === 'person'}>
        <Waiting {...props} onProblem={setProblem} />
      </Show>
      <ProblemLine problem={problem()} />
    </section>
  );
}

function SwapButton(props: { seat: SeatInfo; described: string; onSwap: () => void }) {
  const isFree = () => props.seat.kind === 'open';
  return (
    <button
      type="button"
      class="button small"
      aria-label={
        isFree()
          ? onlineWords.waitingRoom.sitHereOnSeat(props.seat.seat + 1)
          : onlineWords.waitingRoom.swapSeatsWith(props.described)
      }
      onClick={() => props.onSwap()}
    >
      {isFree() ? onlineWords.waitingRoom.sitHere : onlineWords.waitingRoom.swap}
    </button>
  );
}

function Meanwhile(props: { game: string }) {
  return (
    <p class="meanwhile">
      <Sparrow />
      <span>
        {onlineWords.waitingRoom.meanwhile}{' '}
        <a href={`/learn/${props.game}`} target="_blank" rel="noopener">
          {onlineWords.waitingRoom.startLesson}
        </a>
      </span>
    </p>
  );
}

/** People who have to be there before the match begins, and are not. */
const awayFrom = ({ table }: LiveSession): readonly string[] =>
  table.showUpSeconds === undefined
    ? []
    : table.seats.flatMap(({ kind, isHere, name }) => (kind === 'person' && !isHere ? [name] : []));

/** For whom the table waits, and the way out. */
function Waiting(props: {
  session: LiveSession;
  match: string;
  keys: Keys;
  onProblem: (problem: string | undefined) => void;
}) {
  const { session } = props;
  const asked = () => session.table.seats.flatMap(({ kind, name }) => (kind === 'invited' ? [name] : []));
  const isMe = (seat: number): boolean => seat === session.viewer;
  /** Without me nobody would be here to answer for the table. */
  const isMine = () =>
    session.table.seats.some(({ seat, isHost }) => isMe(seat) && isHost === true) ||
    session.table.seats.every(({ seat, kind }) => isMe(seat) || kind !== 'person');
  async function leave(): Promise<void> {
    const problem = await giveBack(props.match, props.keys);
    if (problem === undefined) go('/tables');
    else props.onProblem(problem);
  }
  return (
    <>
      <Show when={asked().length > 0}>
        <p role="status">{onlineWords.invitation.waitingFor(asked())}</p>
      </Show>
      <Show when={awayFrom(session).length > 0}>
        <p role="status">
          {onlineWords.invitation.waitingForAway(
            awayFrom(session),
            onlineWords.paces.seconds(session.table.showUpSeconds ?? 0),
          )}
        </p>
      </Show>
      <button type="button" class="button small" onClick={() => void leave()}>
        {isMine() ? onlineWords.invitation.callItOff : onlineWords.invitation.giveSeatBack}
      </button>
    </>
  );
}
