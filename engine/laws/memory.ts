import type { GameTypes } from '../gameTypes.ts';
import type { Viewer } from '../seats.ts';
import { demand, type Position } from './law.ts';

/** All that each viewer has been told since the match began. */
export class Memory<T extends GameTypes> {
  private readonly told: ReadonlyMap<Viewer, T['Event'][]>;

  constructor(viewers: readonly Viewer[]) {
    this.told = new Map(viewers.map((viewer) => [viewer, []]));
  }

  hear({ game }: Position<T>, events: readonly T['Event'][]): void {
    if (game.contradicts === undefined) return;
    for (const [viewer, told] of this.told) {
      for (const event of events) {
        const heard = game.viewEvent(event, viewer);
        if (heard !== undefined) told.push(heard);
      }
    }
  }

  /** What the real state still bears out, a state imagined from the view must bear out as well. */
  check({ game, state, random }: Position<T>): void {
    if (game.contradicts === undefined) return;
    for (const [viewer, told] of this.told) {
      const world = game.imagine(game.view(state, viewer), random);
      for (const event of told) {
        demand(
          !game.contradicts(world, event) || game.contradicts(state, event),
          'memory',
          () => `viewer ${viewer} was told ${JSON.stringify(event)}, but imagines what cannot be after it`,
        );
      }
    }
  }
}
