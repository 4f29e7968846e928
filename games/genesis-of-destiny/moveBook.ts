import { moveTable } from '@bandstand/engine';
import type { Move } from './move.ts';
import {
  CIRCLE_CARDS,
  DICE,
  FIRST_CIRCLE_CARD,
  GIGS,
  MARKET,
  MAX_AMOUNT,
  MAX_COLUMNS,
  MAX_SONGS,
  PARTS,
  slotOf,
  type CircleName,
  type Slot,
} from './vocabulary.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Where each circle card may lie; a key change takes both of its slots. */
export const CARD_SLOTS: readonly (readonly Slot[])[] = CIRCLE_CARDS.map((name: CircleName) => {
  switch (name) {
    case 'pedal-board':
      return [slotOf('fm'), slotOf('mb'), slotOf('mU')];
    case 'crescendo':
      return [slotOf('mL')];
    case 'harmony':
    case 'shout-out':
      return [slotOf('fm')];
    case 'syncopation':
      return [slotOf('bU')];
    case 'drum-fill':
      return [slotOf('mb')];
    default:
      return [slotOf('fL')];
  }
});

const PLAIN = [
  'playCover',
  'endSet',
  'shake',
  'doubleStop',
  'unpocket',
  'rollSpecial',
  'sustain',
  'letPass',
  'stay',
  'walkOut',
  'live',
  'riff',
  'rest',
  'done',
  'discardFirst',
  'discardAll',
  'proposeWrite',
  'pass',
  'wait',
  'leave',
  'gmBlank',
  'gmDone',
] as const;

export const MOVES = moveTable<Move>([
  ...PLAIN.map((type) => ({ type })),
  ...upTo(2).map((track) => ({ type: 'startWith', track }) as const),
  ...upTo(2).map((track) => ({ type: 'level', track }) as const),
  ...upTo(16).map((mask) => ({ type: 'approve', mask }) as const),
  ...(['pick', 'buy', 'askBand'] as const).flatMap((type) => upTo(MARKET).map((slot) => ({ type, slot }) as const)),
  ...(['playLive', 'playRecorded', 'proposeRecord', 'claim'] as const).flatMap((type) =>
    upTo(MAX_SONGS).map((song) => ({ type, song }) as const),
  ),
  ...(['place', 'unison'] as const).flatMap((type) => upTo(DICE).map((die) => ({ type, die }) as const)),
  ...upTo(DICE).flatMap((die) => ([1, -1] as const).map((by) => ({ type: 'nudge', die, by }) as const)),
  ...upTo(3).map((group) => ({ type: 'flare', group }) as const),
  ...upTo(6).map((index) => ({ type: 'pocket', value: index + 1 }) as const),
  ...(['vote', 'vow'] as const).flatMap((type) => [true, false].map((yes) => ({ type, yes }) as const)),
  ...upTo(PARTS).flatMap((card) =>
    (['left', 'right'] as const).map((side) => ({ type: 'addPart', card, side }) as const),
  ),
  ...CIRCLE_CARDS.flatMap((_, index) =>
    upTo(MAX_COLUMNS).flatMap((column) =>
      CARD_SLOTS[index].map((slot) => ({ type: 'addCircle', card: FIRST_CIRCLE_CARD + index, column, slot }) as const),
    ),
  ),
  ...upTo(GIGS).map((gig) => ({ type: 'gmCard', gig }) as const),
  ...upTo(10).map((choice) => ({ type: 'gmChoose', choice }) as const),
  ...upTo(MAX_AMOUNT + 1).map((amount) => ({ type: 'amount', amount }) as const),
]);

type Plain = (typeof PLAIN)[number];
const plain = (type: Plain): Move => MOVES[PLAIN.indexOf(type)];

/** The member of the union that a kind of move belongs to. */
type Of<Kind, Any = Move> = Any extends { readonly type: infer Kinds } ? (Kind extends Kinds ? Any : never) : never;

/** Rows of one kind by their one number. */
function rows<Kind extends Move['type']>(kind: Kind, place: (move: Of<Kind>) => number): readonly Move[] {
  const found: Move[] = [];
  for (const move of MOVES) if (isKind(move, kind)) found[place(move)] = move;
  return found;
}

const isKind = <Kind extends Move['type']>(move: Move, kind: Kind): move is Of<Kind> => move.type === kind;

/** Every move where a rule looks for it. */
export const BOOK = {
  playCover: plain('playCover'),
  endSet: plain('endSet'),
  shake: plain('shake'),
  doubleStop: plain('doubleStop'),
  unpocket: plain('unpocket'),
  rollSpecial: plain('rollSpecial'),
  sustain: plain('sustain'),
  letPass: plain('letPass'),
  stay: plain('stay'),
  walkOut: plain('walkOut'),
  live: plain('live'),
  riff: plain('riff'),
  rest: plain('rest'),
  done: plain('done'),
  discardFirst: plain('discardFirst'),
  discardAll: plain('discardAll'),
  proposeWrite: plain('proposeWrite'),
  pass: plain('pass'),
  wait: plain('wait'),
  leave: plain('leave'),
  gmBlank: plain('gmBlank'),
  gmDone: plain('gmDone'),
  startWith: rows('startWith', (move) => move.track),
  level: rows('level', (move) => move.track),
  approve: rows('approve', (move) => move.mask),
  pick: rows('pick', (move) => move.slot),
  buy: rows('buy', (move) => move.slot),
  askBand: rows('askBand', (move) => move.slot),
  playLive: rows('playLive', (move) => move.song),
  playRecorded: rows('playRecorded', (move) => move.song),
  proposeRecord: rows('proposeRecord', (move) => move.song),
  claim: rows('claim', (move) => move.song),
  place: rows('place', (move) => move.die),
  unison: rows('unison', (move) => move.die),
  /** By die, then 0 for up and 1 for down. */
  nudge: rows('nudge', (move) => move.die * 2 + (move.by === 1 ? 0 : 1)),
  flare: rows('flare', (move) => move.group),
  pocket: rows('pocket', (move) => move.value),
  vote: rows('vote', (move) => (move.yes ? 1 : 0)),
  vow: rows('vow', (move) => (move.yes ? 1 : 0)),
  /** By card, then 0 for left and 1 for right. */
  addPart: rows('addPart', (move) => move.card * 2 + (move.side === 'left' ? 0 : 1)),
  /** By card, column and slot. */
  addCircle: rows('addCircle', (move) => (move.card * MAX_COLUMNS + move.column) * 9 + move.slot),
  gmCard: rows('gmCard', (move) => move.gig),
  gmChoose: rows('gmChoose', (move) => move.choice),
  amount: rows('amount', (move) => move.amount),
} as const;
