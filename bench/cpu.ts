import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

interface Times {
  readonly parent: number;
  readonly ownTicks: number;
  /** Of children that have ended. */
  readonly childTicks: number;
}

function timesOf(pid: number): Times | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1].split(' ').map(Number);
    return { parent: fields[1], ownTicks: fields[11] + fields[12], childTicks: fields[13] + fields[14] };
  } catch {
    return undefined;
  }
}

/** CPU time that these processes and their children have used so far; Linux only. */
export function cpuMs(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const times = timesOf(pid);
    if (times === undefined) continue;
    if (pids.includes(pid)) ticks += times.ownTicks + times.childTicks;
    else if (pids.includes(times.parent)) ticks += times.ownTicks;
  }
  return TICK_MS * ticks;
}
