import type { Kit } from '../kit.ts';
import { bitCount } from '../layout.ts';
import { chanceIn, powers } from './chance.ts';
import { TourMemory } from './tourMemory.ts';
import type { Weights } from './weights.ts';
import type { ItemWorth } from './worth.ts';

/** Judges a tour: venues reached, and those that may still be. */
export class TourValue {
  private readonly kit: Kit;
  private readonly weights: Weights;
  private readonly worth: ItemWorth;
  private readonly memory: TourMemory = new TourMemory();
  private readonly chances: Float64Array[] = [];
  /** For each venue, bits of the venues on the way to it, itself included, and of the locks on that way. */
  private readonly paths: number[];
  private readonly gates: number[];

  constructor(kit: Kit, weights: Weights, worth: ItemWorth) {
    this.kit = kit;
    this.weights = weights;
    this.worth = worth;
    this.paths = kit.venueAfter.map((_, venue) => pathTo(kit, venue));
    this.gates = this.paths.map((path) =>
      kit.venueGate.reduce((gates, gate, venue) => ((path >> venue) & 1 ? gates | gate : gates), 0),
    );
  }

  value(tour: number, opened: number, turns: number): number {
    if (this.kit.venueCount === 0) return 0;
    const known = this.memory.recall(turns, tour, opened);
    return Number.isNaN(known) ? this.memory.keep(this.sum(tour, opened, turns)) : known;
  }

  private sum(tour: number, opened: number, turns: number): number {
    const { kit } = this;
    const chances = (this.chances[turns] ??= powers(chanceIn(turns, this.weights.tourPace), 32, 1));
    let sum = 0;
    for (let venue = 1; venue < kit.venueCount; venue++) {
      if ((tour >> venue) & 1) {
        sum += kit.venuePoints[venue];
        continue;
      }
      const prize = kit.venuePoints[venue] + this.worth.of(kit.venueItem[venue]);
      if (prize > 0)
        sum += prize * chances[bitCount(this.paths[venue] & ~tour) + bitCount(this.gates[venue] & ~opened)];
    }
    return sum;
  }
}

export function pathTo(kit: Kit, venue: number): number {
  let path = 0;
  for (let at = venue; at > 0; at = 31 - Math.clz32(kit.venueAfter[at])) path |= 1 << at;
  return path;
}
