import { canonical } from '../canonical.ts';
import type { GameTypes } from '../gameTypes.ts';
import { checkMove } from '../legal.ts';
import { fastRandom } from '../random.ts';
import { firstSeat, hasSeat, seatsIn } from '../seats.ts';
import { anyOf, demand, firstDifference, nameSeat, same, type LawName, type Position } from './law.ts';

/** Laws that hold at any single moment of a match. */
export const MOMENT_LAWS: Readonly<Partial<Record<LawName, <T extends GameTypes>(moment: Position<T>) => void>>> = {
  plain({ game, state, viewers }) {
    for (const value of [state, ...viewers.map((viewer) => game.view(state, viewer))]) {
      const back: unknown = JSON.parse(JSON.stringify(value));
      demand(same(value, back), 'plain', () => firstDifference(value, back));
    }
  },

  turns({ game, state, seatCount }) {
    const toAct = game.toAct(state);
    for (let seat = 0; seat < seatCount; seat++) {
      const count = game.legalMoves(state, seat).length;
      demand(
        count > 0 === hasSeat(toAct, seat),
        'turns',
        () => `seat ${seat} has ${count} moves; to act are seats ${seatsIn(toAct).join(', ') || 'none'}`,
      );
    }
    const isOver = game.outcome(state) !== undefined;
    demand((toAct === 0) === isOver, 'turns', () =>
      isOver ? 'there is an outcome but seats are still to act' : 'nobody is to act but there is no outcome',
    );
  },

  table({ game, state, seatCount }) {
    const before = canonical(state);
    for (let seat = 0; seat < seatCount; seat++) {
      const moves = game.legalMoves(state, seat);
      demand(new Set(moves).size === moves.length, 'table', () => `seat ${seat} is offered a move twice`);
      for (const move of moves) {
        demand(
          game.moves[move.id] === move && Object.isFrozen(move),
          'table',
          () => `${JSON.stringify(move)} is not a frozen row of the table`,
        );
      }
    }
    demand(canonical(state) === before, 'table', () => 'listing the legal moves changed the state');
  },

  clone({ game, state, random }) {
    const before = canonical(state);
    const copy = game.clone(state);
    demand(canonical(copy) === before, 'clone', () => firstDifference(copy, state));
    const dice = fastRandom(random.below(1 << 30));
    for (let i = 0; i < 12; i++) {
      const toAct = game.toAct(copy);
      if (toAct === 0) break;
      const seat = anyOf(seatsIn(toAct), random);
      game.play(copy, seat, anyOf(game.legalMoves(copy, seat), random), dice);
      demand(
        canonical(state) === before,
        'clone',
        () => `a move on the clone changed the original: ${firstDifference(JSON.parse(before), state)}`,
      );
    }
  },

  leak({ game, state, viewers, random }) {
    for (const viewer of viewers) {
      const view = game.view(state, viewer);
      const seen = canonical(view);
      const world = game.imagine(view, random);
      demand(canonical(view) === seen, 'leak', () => 'imagining changed the view');
      const again = game.view(world, viewer);
      demand(
        canonical(again) === seen,
        'leak',
        () => `to viewer ${viewer} an imagined state looks different at ${firstDifference(view, again)}`,
      );
      if (viewer === 'spectator') continue;
      const moves = idsOf(game.legalMoves(state, viewer));
      const imagined = idsOf(game.legalMoves(world, viewer));
      demand(
        same(moves, imagined),
        'leak',
        () => `seat ${viewer} has moves that its view does not explain: ${firstDifference(moves, imagined)}`,
      );
    }
  },

  alike({ game, state, viewers }) {
    if (game.allSeeAlike !== true) return;
    const open = game.view(state, 'spectator');
    for (const viewer of viewers) {
      const view = game.view(state, viewer);
      demand(same(view, open), 'alike', () => `viewer ${viewer} sees ${firstDifference(view, open)}`);
    }
  },

  open({ game, state, random }) {
    if (game.inTheOpen === undefined) return;
    const view = game.view(state, 'spectator');
    for (const seat of seatsIn(game.toAct(state))) {
      if (!game.inTheOpen(view, seat)) continue;
      const moves = game.legalMoves(state, seat);
      const imagined = game.legalMoves(game.imagine(view, random), seat);
      demand(same(idsOf(moves), idsOf(imagined)), 'open', () => {
        const difference = firstDifference(idsOf(moves), idsOf(imagined));
        return `seat ${seat} has moves in the open that a spectator's view does not explain: ${difference}`;
      });
      if (moves.length < 2) continue;
      const one = anyOf(moves, random);
      const other = anyOf(
        moves.filter((move) => move !== one),
        random,
      );
      const seed = random.below(1 << 30);
      const noticed = [one, other].map((move) => {
        const world = game.clone(state);
        const told: unknown[] = [];
        game.play(world, seat, move, fastRandom(seed), (event) => told.push(game.viewEvent(event, 'spectator')));
        return { view: game.view(world, 'spectator'), told };
      });
      demand(
        !same(noticed[0], noticed[1]),
        'open',
        () =>
          `nobody can tell whether seat ${seat} played ${JSON.stringify(one)} or ${JSON.stringify(other)} in the open`,
      );
    }
  },

  order({ game, state, random }) {
    const acting = seatsIn(game.toAct(state));
    if (acting.length < 2) return;
    const first = anyOf(acting, random);
    const second = anyOf(
      acting.filter((seat) => seat !== first),
      random,
    );
    const moves = new Map([first, second].map((seat) => [seat, anyOf(game.legalMoves(state, seat), random)]));
    const seed = random.below(1 << 30);
    const worlds = [
      [first, second],
      [second, first],
    ].map((order) => {
      const world = game.clone(state);
      const dice = fastRandom(seed);
      for (const seat of order) {
        const move = moves.get(seat);
        if (move === undefined) continue;
        demand(
          game.legalMoves(world, seat).includes(move),
          'order',
          () => `seat ${seat} may play ${JSON.stringify(move)} only if it comes first`,
        );
        game.play(world, seat, move, dice);
      }
      return world;
    });
    demand(
      same(worlds[0], worlds[1]),
      'order',
      () => `seats ${first} and ${second}: ${firstDifference(worlds[0], worlds[1])}`,
    );
  },

  refusal({ game, state, seatCount, random }) {
    const before = canonical(state);
    const seat = random.below(seatCount);
    const move = anyOf(game.moves, random);
    const answer = checkMove(game, state, seat, move.id);
    demand(
      answer.ok === game.legalMoves(state, seat).includes(move),
      'refusal',
      () => 'the check and the list of legal moves disagree',
    );
    if (!answer.ok) {
      const { code, message } = answer.problem;
      demand(
        /^[a-z][a-z-]+$/.test(code) && speaks(message),
        'refusal',
        () => `a refusal without words: ${code}: ${message}`,
      );
    }
    demand(
      !checkMove(game, state, seat, game.moves.length).ok,
      'refusal',
      () => 'a move outside the table was accepted',
    );
    demand(canonical(state) === before, 'refusal', () => 'a refused move changed the state');
  },

  text({ game, state, viewers }) {
    const said = game.text;
    for (const viewer of viewers) {
      const view = game.view(state, viewer);
      demand(speaks(said.prompt(view, nameSeat, viewer)), 'text', () => `viewer ${viewer} has no prompt`);
      const status = said.status?.(view, nameSeat, viewer);
      const lines = status === undefined ? [] : [...status.now, status.end];
      for (const line of lines)
        demand(speaks(line), 'text', () => `viewer ${viewer} has a hole in the status: ${line}`);
      if (viewer === 'spectator') continue;
      const texts = game.legalMoves(state, viewer).map((move) => said.move(move, view));
      for (const text of texts) demand(speaks(text), 'text', () => `a move has no words: ${text}`);
      demand(
        new Set(texts).size === texts.length,
        'text',
        () => `two moves read alike: ${texts.find((text, i) => texts.indexOf(text) !== i)}`,
      );
      for (const line of game.score(view, viewer)) {
        demand(
          Object.hasOwn(said.parts, line.part) && Number.isFinite(line.points),
          'text',
          () => `score part ${line.part} has no name or no number`,
        );
      }
    }
  },
};

const idsOf = (moves: readonly { readonly id: number }[]): number[] => moves.map(({ id }) => id);

/** Whether a text is there and has no hole in it. */
export const speaks = (text: string): boolean => text.trim() !== '' && !/undefined|null|NaN|\[object/.test(text);

/** A seat to move next: any of those to act. */
export const someSeat = <T extends GameTypes>({ game, state, random }: Position<T>): number => {
  const toAct = game.toAct(state);
  return random.below(4) === 0 ? firstSeat(toAct) : anyOf(seatsIn(toAct), random);
};
