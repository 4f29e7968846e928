import { monitorEventLoopDelay } from 'node:perf_hooks';

class Counter {
  value = 0;
  up(by = 1): void {
    this.value += by;
  }
  down(): void {
    this.value--;
  }
}

class Labelled {
  readonly values = new Map<string, number>();
  add(label: string): void {
    this.values.set(label, (this.values.get(label) ?? 0) + 1);
  }
}

/** How often the event loop is asked whether it is late. Its histogram counts this wait as well. */
const RESOLUTION_MS = 10;
const seconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1e3);

/**
 * The most CPU time that passed between two looks, which are as far apart as the event loop's are. On a machine that is shared
 * it tells what the server itself has held up; a delay also counts what others took.
 */
class Stretch {
  longestMs = 0;
  private before = cpuMs();
  private readonly timer = setInterval(() => {
    const now = cpuMs();
    this.longestMs = Math.max(this.longestMs, now - this.before);
    this.before = now;
  }, RESOLUTION_MS).unref();

  stop(): void {
    clearInterval(this.timer);
  }
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Numbers for the host; none of them names a player, a match or a token. What people send is not counted, and what they did
 * only when their match is over: at a server with few tables a count that moves would tell of hidden steps.
 */
export class Metrics {
  readonly sockets = new Counter();
  /** Of matches that are over. */
  readonly entries = new Counter();
  readonly errors = new Counter();
  readonly refusals = new Labelled();
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private readonly stretch = new Stretch();

  constructor() {
    this.delay.enable();
  }

  /** Prometheus text format. Delays are those since the last time somebody asked. */
  text(extra: Readonly<Record<string, number>>): string {
    const gauges: Record<string, number> = {
      sockets: this.sockets.value,
      event_loop_delay_p99_seconds: seconds(this.delay.percentile(99)),
      event_loop_delay_max_seconds: seconds(this.delay.max),
      event_loop_busy_max_seconds: this.stretch.longestMs / 1e3,
      heap_bytes: process.memoryUsage().heapUsed,
      ...extra,
    };
    const counters = {
      entries_total: this.entries.value,
      errors_total: this.errors.value,
    };
    const lines = [
      ...Object.entries(gauges).map(([name, value]) => `# TYPE bandstand_${name} gauge\nbandstand_${name} ${value}`),
      ...Object.entries(counters).map(
        ([name, value]) => `# TYPE bandstand_${name} counter\nbandstand_${name} ${value}`,
      ),
      '# TYPE bandstand_refusals_total counter',
      ...[...this.refusals.values].map(([code, value]) => `bandstand_refusals_total{code="${code}"} ${value}`),
    ];
    this.delay.reset();
    this.stretch.longestMs = 0;
    return `${lines.join('\n')}\n`;
  }

  close(): void {
    this.delay.disable();
    this.stretch.stop();
  }
}
