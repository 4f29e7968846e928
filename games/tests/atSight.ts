import { fastRandom, firstSeat, seedFor, type Game, type Knowledge, type SightPolicy } from '@bandstand/engine';

/**
 * Where a policy that chooses at sight does not choose as it would in a state imagined from the same view with the same dice,
 * however the view came: as the game draws it, or over a wire.
 */
export function astray(game: Game, knowledge: Knowledge, matches: number): string[] {
  const found: string[] = [];
  const policies = knowledge.policies(game);
  for (const [name, choose] of Object.entries(knowledge.atSight?.(game) ?? {})) {
    if (choose === undefined) continue;
    for (let index = 0; index < matches; index++) {
      const random = fastRandom(seedFor(7, index));
      const seats = game.seats.min + (index % (game.seats.max - game.seats.min + 1));
      const options = Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default]));
      const state = game.setup(options, seats, random);
      for (let step = 0; game.toAct(state) !== 0; step++) {
        const seat = firstSeat(game.toAct(state));
        const moves = game.legalMoves(state, seat);
        const view = game.view(state, seat);
        const chosen = (policy: SightPolicy, seen: object) => policy(seen, seat, moves, fastRandom(step));
        const move = chosen(choose, view);
        const sent = JSON.parse(JSON.stringify(view)) as object;
        const imagining: SightPolicy = (seen, ...asked) => policies[name](game.imagine(seen, asked[2]), ...asked);
        if (chosen(choose, sent) !== move || chosen(imagining, view) !== move)
          found.push(`${name} goes astray at move ${step} of match ${index}`);
        game.play(state, seat, move, random);
      }
    }
  }
  return found;
}
