import type { Sound } from '@bandstand/engine';
import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { clocksOf } from './clocks.ts';
import { clockText } from './paces.ts';
import type { LiveSession } from '../session/liveSession.ts';
import { settings } from '../settings.ts';
import { onlineWords } from '../text/online.ts';

/** Longer times are read in the list of players. */
const SHORT_MS = 3_600_000;
const LATE_S = 10;
const LAST_S = 5;

async function letHear(sound: Sound): Promise<void> {
  const { playSounds } = await import('../sound.ts');
  playSounds([sound]);
}

/** Who has no time to lose reads it where they look, over the prompt; on a phone the list of players is far below. */
export function Clocks(props: {
  session: Pick<LiveSession, 'clock' | 'names' | 'table' | 'viewer' | 'waitingFor' | 'ending'>;
}) {
  const { session } = props;
  const left = clocksOf(session);
  const isPlayed = (seat: number): boolean => session.table.seats[seat].standIn;
  const timeOf = (seat: number): number | undefined => {
    const ms = session.ending === undefined && !isPlayed(seat) ? left(seat) : undefined;
    return ms === undefined || ms > SHORT_MS ? undefined : ms;
  };
  const mine = () => (session.viewer === 'spectator' ? undefined : timeOf(session.viewer));
  /** Seconds until a bot plays for me; undefined while I am not asked. */
  const hurry = createMemo(() => {
    const ms = mine();
    const isAsked = session.viewer !== 'spectator' && session.waitingFor.includes(session.viewer);
    const seconds = ms === undefined || !isAsked ? undefined : Math.max(0, Math.ceil(ms / 1000));
    return seconds === undefined || seconds > LATE_S ? undefined : seconds;
  });
  createEffect(
    on(hurry, (seconds, before) => {
      if (seconds === undefined || seconds === 0 || !settings().sound) return;
      if (before === undefined) void letHear('chime');
      else if (seconds <= LAST_S) void letHear('chip');
    }),
  );
  const rivals = createMemo(() =>
    session.waitingFor.filter(
      (seat) => seat !== session.viewer && session.table.seats[seat]?.kind !== 'bot' && timeOf(seat) !== undefined,
    ),
  );
  return (
    <Show when={mine() !== undefined || rivals().length > 0}>
      <p class="clocks">
        <Show when={mine()}>
          {(ms) => (
            <b class="my-clock" classList={{ late: hurry() !== undefined }}>
              <span class="visually-hidden">{onlineWords.clocks.yourTime}</span>
              <span class="clock-time">{clockText(ms())}</span>
            </b>
          )}
        </Show>
        <span class="rival-clocks">
          <For each={rivals()}>
            {(seat) => (
              <span>
                {session.names[seat]} <span class="clock-time">{clockText(timeOf(seat) ?? 0)}</span>
              </span>
            )}
          </For>
        </span>
        <span class="visually-hidden" aria-live="assertive">
          {hurry() === undefined ? '' : onlineWords.clocks.hurry(LATE_S)}
        </span>
      </p>
    </Show>
  );
}
