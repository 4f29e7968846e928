import { canonical } from '../canonical.ts';
import type { GameTypes } from '../gameTypes.ts';
import type { Match, Played } from '../match.ts';
import { fastRandom } from '../random.ts';
import type { Seat } from '../seats.ts';
import { demand, firstDifference, nameSeat, same, type Position } from './law.ts';
import { speaks } from './positionLaws.ts';

/** How often each kind of reveal was seen, and how often an imagined world told it differently. */
export type Surprises = Map<string, { seen: number; surprised: number }>;

/** Checks one step from the moment before it; `after` is the match with the step made. */
export function checkStep<T extends GameTypes>(
  before: Position<T>,
  seat: Seat,
  played: Played<T>,
  after: Match<T>,
  surprises: Surprises,
): void {
  checkEvents(before, played);
  const { game, random } = before;
  const view = game.view(before.state, seat);
  const world = game.imagine(view, random);
  const imagined: T['Event'][] = [];
  let usedChance = false;
  const dice = fastRandom(random.below(1 << 30));
  game.play(world, seat, played.move, { below: (bound) => ((usedChance = true), dice.below(bound)) }, (event) =>
    imagined.push(event),
  );
  const real = played.events.map((event) => game.viewEvent(event, seat) ?? null);
  const told = imagined.map((event) => game.viewEvent(event, seat) ?? null);
  const isForetold = same(real, told) && same(game.view(world, seat), after.view(seat));
  if (played.revealed) {
    noteSurprises(game.reveals.bind(game), played, isForetold, surprises);
    return;
  }
  demand(!usedChance, 'reveal', () => 'an imagined state used chance where the real one did not');
  demand(
    same(real, told),
    'reveal',
    () => `seat ${seat} could not foretell the events: ${firstDifference(real, told)}`,
  );
  demand(
    isForetold,
    'reveal',
    () => `seat ${seat} could not foretell its view: ${firstDifference(after.view(seat), game.view(world, seat))}`,
  );
}

function noteSurprises<T extends GameTypes>(
  reveals: (event: T['Event']) => boolean,
  played: Played<T>,
  isForetold: boolean,
  surprises: Surprises,
): void {
  const types = new Set(played.events.filter(reveals).map((event) => event.type));
  for (const type of types) {
    const entry = surprises.get(type) ?? { seen: 0, surprised: 0 };
    entry.seen++;
    if (!isForetold) entry.surprised++;
    surprises.set(type, entry);
  }
}

function checkEvents<T extends GameTypes>({ game, viewers }: Position<T>, played: Played<T>): void {
  for (const event of played.events) {
    const back: unknown = JSON.parse(JSON.stringify(event));
    demand(same(event, back), 'plain', () => `event ${event.type}: ${firstDifference(event, back)}`);
    for (const viewer of viewers) {
      const before = canonical(event);
      const seen = game.viewEvent(event, viewer);
      demand(canonical(event) === before, 'plain', () => `showing event ${event.type} changed it`);
      demand(
        game.allSeeAlike !== true || same(seen, event),
        'alike',
        () => `viewer ${viewer} sees event ${event.type} otherwise than it happened`,
      );
      demand(
        game.isMomentary?.(event) !== true || same(seen, event),
        'hearing',
        () => `event ${event.type} is said to be momentary but viewer ${viewer} does not hear all of it`,
      );
      if (seen === undefined) continue;
      const text = game.text.event(seen, nameSeat);
      demand(text === undefined || speaks(text), 'text', () => `event ${event.type} reads "${text}"`);
    }
  }
}
