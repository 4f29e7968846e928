import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { canonical } from '@bandstand/engine';
import { dieOf, slotOf } from '../vocabulary.ts';
import { column } from './sheet.ts';
import { circleCard, game, gigNumber, handOf, partCard, Stage, standard } from './stage.ts';

const ALL = { intensity: [4, 4, 4], craft: [4, 4, 4] };
const VERSE = partCard('verse');
const song = (change: Partial<State> = {}) => new Stage({ chosen: 1, order: [0], ...change }).song(0, 4, 2, 6, 1);
const at = (change: Partial<State>) => new Stage({ order: [0, 1, 2], ...change });
const calls = (id: string, change: Partial<State> = {}) =>
  at({ phase: 'callSong', chosen: gigNumber(id), order: [0], ...change });
const writes = (draft: State['draft'], ...cards: number[]) =>
  at({ phase: 'writeTurn', draft, hands: [handOf(...cards), handOf(), handOf()] });
const five = Array.from({ length: 5 }, () => column({ B: 1 }, {}));

/** The move, why it is refused, and where. */
const REFUSED: readonly (readonly [move: object, code: string, stage: Stage])[] = [
  [{ type: 'startWith', track: 0 }, 'not-now', song()],
  [{ type: 'approve', mask: 2 }, 'no-such-gig', at({ phase: 'approve', asked: 7, faceUp: [0] })],
  [{ type: 'approve', mask: 1 }, 'out-of-reach', at({ phase: 'approve', asked: 7, faceUp: [4] })],
  [{ type: 'approve', mask: 1 }, 'struck', at({ phase: 'approve', asked: 7, faceUp: [0, 1], struck: 1 })],
  [{ type: 'pick', slot: 1 }, 'not-common', at({ phase: 'pick', faceUp: [0, 1, 2], common: 5 })],
  [{ type: 'amount', amount: 9 }, 'out-of-range', at({ phase: 'split', asked: 1, ownPoints: [8, 0, 0] })],
  [{ type: 'playCover' }, 'originals-only', calls('open-stage')],
  [{ type: 'endSet' }, 'exact-set', calls('copper-kettle', { setSongs: 1 })],
  [{ type: 'endSet' }, 'nothing-played', calls('support-slot')],
  [{ type: 'playLive', song: 7 }, 'no-such-song', calls('support-slot')],
  [{ type: 'playLive', song: 0 }, 'already-played', calls('support-slot', { setList: 1 })],
  [{ type: 'playRecorded', song: 0 }, 'not-recorded', calls('support-slot')],
  [{ type: 'place', die: dieOf(0, 5) }, 'no-such-die', song()],
  [{ type: 'shake' }, 'power-missing', song()],
  [{ type: 'shake' }, 'power-used', song({ ...ALL, used: [1, 0, 0] })],
  [{ type: 'flare', group: 0 }, 'power-missing', song()],
  [{ type: 'flare', group: 1 }, 'empty-group', new Stage({ ...ALL, chosen: 1 }).song(0, 1, 1, 1, 1)],
  [{ type: 'nudge', die: dieOf(0, 6), by: 1 }, 'no-such-face', song(ALL)],
  [{ type: 'nudge', die: dieOf(0, 3), by: 1 }, 'no-such-die', song(ALL)],
  [{ type: 'unison', die: dieOf(0, 4) }, 'nothing-to-copy', song(ALL)],
  [{ type: 'unison', die: dieOf(0, 4) }, 'double-stop', song(ALL).play({ type: 'doubleStop' })],
  [{ type: 'doubleStop' }, 'power-missing', song()],
  [{ type: 'pocket', value: 3 }, 'power-missing', song()],
  [{ type: 'unpocket' }, 'pocket-empty', song(ALL)],
  [{ type: 'unpocket' }, 'pocket-empty', song(ALL).play({ type: 'pocket', value: 6 })],
  [{ type: 'rollSpecial' }, 'no-special-die', song(ALL)],
  [{ type: 'shake' }, 'stand-in', new Stage({ ...ALL, occasion: 'solo', soloist: 1 }).song(0, 4, 2, 6, 1)],
  [{ type: 'sustain' }, 'not-now', song(ALL)],
  [{ type: 'letPass' }, 'not-now', song(ALL)],
  [{ type: 'vow', yes: true }, 'not-now', song()],
  [{ type: 'stay' }, 'not-now', song()],
  [{ type: 'walkOut' }, 'not-in-a-gig', song()],
  [{ type: 'live' }, 'too-little-commitment', at({ phase: 'downtime', intensity: [1, 0, 0] })],
  [{ type: 'live' }, 'track-full', at({ phase: 'downtime', ...ALL })],
  [{ type: 'riff' }, 'not-now', song()],
  [{ type: 'rest' }, 'not-now', song()],
  [{ type: 'level', track: 0 }, 'track-full', at({ phase: 'living', intensity: [4, 0, 0], commitment: [99, 0, 0] })],
  [{ type: 'done' }, 'take-a-level', at({ phase: 'living' })],
  [{ type: 'buy', slot: 3 }, 'no-card', at({ phase: 'riffing', market: [VERSE] })],
  [{ type: 'buy', slot: 0 }, 'too-little-coin', at({ phase: 'riffing', market: [VERSE] })],
  [{ type: 'buy', slot: 0 }, 'other-role', at({ phase: 'riffing', market: [circleCard('harmony')], coin: [9, 0, 0] })],
  [
    { type: 'buy', slot: 0 },
    'no-die-left',
    at({ phase: 'riffing', market: [17], coin: [9, 0, 0], ownDice: [3, 0, 0] }),
  ],
  [{ type: 'askBand', slot: 0 }, 'band-broke', at({ phase: 'riffing', market: [VERSE] })],
  [{ type: 'askBand', slot: 0 }, 'refused', at({ phase: 'riffing', market: [VERSE], bandCoin: 9, refused: 1 })],
  [{ type: 'askBand', slot: 0 }, 'too-little-coin', at({ phase: 'riffing', market: [VERSE], bandCoin: 4 })],
  [{ type: 'discardFirst' }, 'too-little-commitment', at({ phase: 'riffing' })],
  [{ type: 'discardAll' }, 'too-little-commitment', at({ phase: 'riffing', commitment: [5, 0, 0] })],
  [{ type: 'vote', yes: true }, 'not-now', song()],
  [{ type: 'proposeWrite' }, 'too-few-cards', at({ phase: 'propose' })],
  [{ type: 'proposeWrite' }, 'too-little-coin', at({ phase: 'propose', clout: 1 })],
  [{ type: 'proposeRecord', song: 4 }, 'no-such-song', at({ phase: 'propose' })],
  [{ type: 'pass' }, 'not-now', song()],
  [{ type: 'addPart', card: VERSE, side: 'right' }, 'not-in-hand', writes([])],
  [{ type: 'addPart', card: VERSE, side: 'left' }, 'first-part', writes([], VERSE)],
  [{ type: 'addPart', card: VERSE, side: 'left' }, 'sheet-full', writes(five, VERSE)],
  [
    { type: 'addCircle', card: circleCard('crescendo'), column: 0, slot: slotOf('mL') },
    'no-place',
    writes(five, circleCard('crescendo')),
  ],
  [{ type: 'wait' }, 'can-begin', writes([], VERSE)],
  [{ type: 'leave' }, 'not-now', song()],
  [
    { type: 'claim', song: 0 },
    'claimed',
    at({
      phase: 'claim',
      claims: [-1, 0, -1],
      songs: [0, 1, 2].map(() => ({ columns: standard.firstSong, recorded: -1 })),
    }),
  ],
  [{ type: 'claim', song: 9 }, 'no-such-song', at({ phase: 'claim' })],
];
const form = (change: Partial<State> = {}) =>
  new Stage({ phase: 'gmForm', actor: 3, order: [0, 1, 2], ...change }, { rolePlaying: true });
const BY_MASTER: typeof REFUSED = [
  [{ type: 'gmCard', gig: 11 }, 'not-to-offer', form()],
  [{ type: 'gmDone' }, 'form-open', form()],
  [{ type: 'gmBlank' }, 'form-open', form({ isFormOpen: true })],
  [{ type: 'gmChoose', choice: 0 }, 'form-open', form()],
  [{ type: 'amount', amount: 11 }, 'out-of-range', form({ isFormOpen: true })],
];
const moveLike = (choice: object) =>
  game.moves.find(({ id: _id, ...rest }) => canonical(rest) === canonical(choice)) ?? game.moves[0];

describe('a move that is not possible is refused with its reason', () => {
  test.each([...REFUSED, ...BY_MASTER].map(([move, code, stage]) => [canonical(move), code, move, stage] as const))(
    '%s: %s',
    (_name, code, choice, stage) => {
      const seat = stage.state.phase === 'gmForm' ? 3 : 0;
      expect(stage.can(choice, seat)).toBe(false);
      const why = game.whyNot(game.view(stage.state, seat), moveLike(choice));
      expect(why.code).toBe(code);
      expect(why.message).toMatch(/^[A-Z].*\.$/);
    },
  );

  test('every kind of move is refused somewhere in this list', () => {
    const tried = new Set([...REFUSED, ...BY_MASTER].map(([move]) => moveLike(move).type));
    expect(game.moves.flatMap((move) => (tried.has(move.type) ? [] : [move.type]))).toEqual([]);
  });

  test('nothing is possible once it is over', () => {
    const stage = at({ phase: 'over', ending: 'solo' });
    for (const seat of [0, 1, 2]) expect(stage.moves(seat)).toEqual([]);
  });
});
