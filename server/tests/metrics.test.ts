import { expect, test } from 'vitest';
import { Metrics } from '../metrics.ts';

const busySeconds = (metrics: Metrics): number =>
  Number(/^bandstand_event_loop_busy_max_seconds (.*)$/m.exec(metrics.text({}))?.[1]);

/** Holds up the event loop for so much CPU time, however long that takes. */
function work(ms: number): void {
  const start = process.threadCpuUsage();
  const used = (): number => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
  while (used() < ms);
}

test('the host is told the longest time that the server was busy without a break, and each one once', async () => {
  const metrics = new Metrics();
  work(80);
  await expect.poll(() => busySeconds(metrics)).toBeGreaterThanOrEqual(0.08);
  expect(busySeconds(metrics)).toBeLessThan(0.08);
  metrics.close();
});
