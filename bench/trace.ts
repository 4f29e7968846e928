import type { CDPSession } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly args?: { readonly name?: string };
  /** Microseconds since the browser began. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of CPU time of its thread: what other processes of the machine take does not count. */
  readonly tdur?: number;
}

const CATEGORIES = [
  'disabled-by-default-lighthouse',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  '__metadata',
];

/** What a browser does at the end of a frame, by the names of its trace; all the rest is script and what it calls. */
const STEPS: ReadonlyMap<string, string> = new Map([
  ['UpdateLayoutTree', 'style'],
  ['Layout', 'layout'],
  ['PrePaint', 'paint'],
  ['Paint', 'paint'],
  ['Layerize', 'paint'],
  ['Commit', 'paint'],
]);

/** A task of the page's main thread, in milliseconds of CPU time. */
export interface Task {
  readonly ms: number;
  /** What it was made of. */
  readonly steps: ReadonlyMap<string, number>;
}

/** What the browser tells while some work is done. */
export async function traced(session: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES },
    transferMode: 'ReportEvents',
  });
  await work();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  return events;
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
/** The clock of a thread jumps by up to 6 ms on some virtual machines, but no work takes more CPU time than time. */
const cpuMs = ({ dur = 0, tdur = 0 }: TraceEvent): number => Math.min(dur, tdur) / 1000;

function stepsIn(task: TraceEvent, events: readonly TraceEvent[]): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  let until = task.ts;
  let rest = cpuMs(task);
  for (const event of events) {
    const step = STEPS.get(event.name);
    // What lies inside another step is counted with it.
    if (step === undefined || event.ts < until || endOf(event) > endOf(task)) continue;
    until = endOf(event);
    rest -= cpuMs(event);
    steps.set(step, (steps.get(step) ?? 0) + cpuMs(event));
  }
  return steps.set('script', rest);
}

/** The longest tasks of the page's main thread, longest first. */
export function longestOf(events: readonly TraceEvent[], count: number): Task[] {
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const onMain = events.filter((event) => mains.has(threadOf(event))).toSorted((a, b) => a.ts - b.ts);
  return onMain
    .filter(({ name }) => name === 'RunTask')
    .toSorted((a, b) => cpuMs(b) - cpuMs(a))
    .slice(0, count)
    .map((task) => {
      const beside = onMain.filter((event) => threadOf(event) === threadOf(task));
      return { ms: cpuMs(task), steps: stepsIn(task, beside) };
    });
}
