/** A browser as far as a journey needs one. */
export interface Driver {
  readonly name: string;
  open(url: string): Promise<void>;
  /** Runs a function in the page; it must stand alone. */
  run<Arguments extends readonly unknown[], Value>(
    work: (...values: Arguments) => Value,
    ...values: Arguments
  ): Promise<Awaited<Value>>;
  /** Presses and releases the mouse there. */
  press(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

/** What a browser is asked to evaluate so that its answer comes as JSON. */
export const asExpression = (work: unknown, values: readonly unknown[]): string =>
  `(async () => JSON.stringify((await (${String(work)})(...${JSON.stringify(values)})) ?? null))()`;

/** The pointer's way in the words that both protocols share. */
export const pressAt = (x: number, y: number): object[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Why a browser cannot be tried on this machine. */
export class NotHere extends Error {}
