/** Work that can be put down after every `yield`. */
export type Pieces<Value> = Generator<undefined, Value, undefined>;

/** A moment for others to work in, if it is time for one. */
export type Pause = () => Promise<void> | undefined;

export function atOnce<Value>(work: Pieces<Value>): Value {
  for (;;) {
    const piece = work.next();
    if (piece.done === true) return piece.value;
  }
}

/** Whoever else has something to do gets to it between the pieces. */
export async function inPieces<Value>(work: Pieces<Value>, pause: Pause): Promise<Value> {
  for (;;) {
    const piece = work.next();
    if (piece.done === true) return piece.value;
    const rest = pause();
    if (rest !== undefined) await rest;
  }
}
