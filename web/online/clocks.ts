import { createSignal, onCleanup } from 'solid-js';
import type { LiveSession } from '../session/liveSession.ts';

export type Clocked = Pick<LiveSession, 'clock'>;

/** Milliseconds on the clock of a seat, as they run; undefined where none runs out. */
export function clocksOf(session: Clocked): (seat: number) => number | undefined {
  const [now, setNow] = createSignal(performance.now());
  const timer = setInterval(() => setNow(performance.now()), 500);
  onCleanup(() => clearInterval(timer));
  return (seat) => {
    const { clock } = session;
    const ms = clock?.info.left[seat];
    if (clock === undefined || ms === null || ms === undefined) return undefined;
    return clock.info.running[seat] ? ms - (now() - clock.at) : ms;
  };
}
