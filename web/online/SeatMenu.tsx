import type { SeatInfo } from '@bandstand/protocol';
import { createMemo, For } from 'solid-js';
import type { LiveSession } from '../session/liveSession.ts';
import { levelsOf } from '../session/levels.ts';
import { api, type Keys } from './api.ts';
import { onlineWords } from '../text/online.ts';

const FREE = '';

/** Who made the table says who comes to a seat: anybody with the link, or a bot of a level. A person is first sent away. */
export function SeatMenu(props: {
  session: LiveSession;
  match: string;
  keys: Keys;
  seat: SeatInfo;
  onProblem: (problem: string | undefined) => void;
}) {
  const { session } = props;
  const now = () => props.seat.bot ?? FREE;
  const levels = createMemo(() => {
    const known = levelsOf(session.game);
    const { bot } = props.seat;
    return bot === undefined || known.some(({ level }) => level === bot)
      ? known
      : [...known, { level: bot, name: bot }];
  });
  async function plan(menu: HTMLSelectElement): Promise<void> {
    const bot = menu.value === FREE ? null : menu.value;
    const planned = await api.plan(props.match, props.keys, props.seat.seat, bot);
    if (!planned.ok) menu.value = now();
    props.onProblem(planned.ok ? undefined : planned.problem.message);
  }
  return (
    <select
      class="seat-menu"
      aria-label={onlineWords.waitingRoom.whoComesToSeat(props.seat.seat + 1)}
      onChange={(event) => void plan(event.currentTarget)}
    >
      <option value={FREE} selected={now() === FREE}>
        {onlineWords.waitingRoom.aPerson}
      </option>
      <For each={levels()}>
        {({ level, name }) => (
          <option value={level} selected={now() === level}>
            {onlineWords.waitingRoom.botOf(name)}
          </option>
        )}
      </For>
    </select>
  );
}
