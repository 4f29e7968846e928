import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SocketLink } from '../online/connection.ts';

/** A network that swallows everything: no answer, no refusal. */
class Swallowed extends EventTarget {
  static readonly OPEN = WebSocket.OPEN;
  static readonly CONNECTING = WebSocket.CONNECTING;
  static made = 0;
  readonly readyState = WebSocket.CONNECTING;
  constructor() {
    super();
    Swallowed.made++;
  }
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
}

const states: string[] = [];
const newLink = (): SocketLink =>
  new SocketLink(
    'match',
    {},
    { version: undefined, onState: (state) => void states.push(state), receive: () => undefined },
  );

beforeEach(() => {
  Swallowed.made = 0;
  states.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Swallowed);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a connection that never comes is given up and tried again, with at most five seconds between', () => {
  const link = newLink();
  vi.advanceTimersByTime(90_000);
  // Ten seconds for each try and at most five until the next.
  expect(Swallowed.made).toBeGreaterThanOrEqual(6);
  expect(states).toContain('waiting');
  link.close();
});

test('whoever presses "Try now" gets a new try at once, even while another is under way', () => {
  const link = newLink();
  expect(Swallowed.made).toBe(1);
  link.tryNow();
  link.tryNow();
  expect(Swallowed.made).toBe(3);
  vi.advanceTimersByTime(9_000);
  // What was left behind does not come back by itself.
  expect(Swallowed.made).toBe(3);
  link.close();
});
