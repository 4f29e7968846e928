import type { Random } from '@bandstand/engine';
import type { Goal } from '../dice/points.ts';
import type { Question } from '../dice/question.ts';
import { circleOf, dieOf, FACES, slotOf, type CircleName, type Column, type SlotName } from '../vocabulary.ts';

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random.below(items.length)];

/** A part with something on every place a card can fill, so that every die of it matters later. */
function fullPart(random: Random, rows: number): Column {
  const circles = Array.from({ length: 9 }, () => -1);
  const draw = (slot: SlotName, circle: CircleName): void => {
    circles[slotOf(slot)] = circleOf(circle);
  };
  draw('top', 'crown');
  draw('fm', pick(random, ['harmony', 'pedal-board'] as const));
  draw('mb', 'pedal-board');
  draw('mU', pick(random, ['up', 'down', 'pedal-board'] as const));
  draw('bL', 'equals');
  if (random.below(2) === 0) draw('bU', 'syncopation');
  return { rows, circles };
}

/** Key changes and crescendos want the same place; a writing session has one card of each. */
function withRareCards(random: Random, parts: readonly Column[], rare: number): Column[] {
  const song = parts.map(({ rows, circles }) => ({ rows, circles: [...circles] }));
  for (let card = 0; card < rare; card++) {
    const { circles } = song[random.below(song.length)];
    const isKeyChange = random.below(2) === 0;
    circles[slotOf('mL')] = circleOf(isKeyChange ? 'key-change' : 'crescendo');
    circles[slotOf('fL')] = isKeyChange ? circleOf('key-change') : -1;
  }
  return song;
}

export interface Crowd {
  /** Dice that were brought on top of the one that is always left over: special dice and dice out of pockets. */
  readonly brought: number;
  /** Key changes and crescendos. */
  readonly rare: number;
}

/** A long song with all powers ready and far more dice in the pool than it has squares. */
export function crowdedSong(random: Random, { brought, rare }: Crowd): Question {
  const columns = withRareCards(
    random,
    Array.from({ length: 5 }, () => fullPart(random, pick(random, [7, 7, 7, 7, 6, 5, 3]))),
    rare,
  );
  const column = pick(random, [0, 0, 1, 1, 2, 3]);
  const open = [0, 1, 2].filter((row) => (columns[column].rows & (1 << row)) !== 0);
  const row = pick(random, open);
  const placed = Array.from({ length: 30 }, () => -1);
  for (let before = 0; before <= column; before++)
    for (let at = 0; at < 3; at++)
      if ((columns[before].rows & (1 << at)) !== 0 && (before < column || at < row))
        placed[before * 6 + at * 2] = random.below(6);
  const pool = Array.from({ length: 24 }, () => 0);
  const add = (kind: number): void => {
    pool[dieOf(kind, 1 + random.below(FACES[kind]))]++;
  };
  for (let die = 0; die < 1 + open.filter((at) => at >= row).length; die++) add(0);
  const extra = [1, 1, 1, 2, 2, 3, 3, 0, 0, 0].sort(() => random.below(3) - 1).slice(0, brought);
  const own = extra.filter((kind) => kind === row + 1).length;
  const special = random.below(own + 1);
  const unpocket = extra.includes(0) && random.below(2) === 0 ? 1 + random.below(6) : 0;
  let waiting = special;
  let pocketed = unpocket > 0 ? 1 : 0;
  for (const kind of extra) {
    if (kind === row + 1 && waiting > 0) waiting--;
    else if (kind === 0 && pocketed > 0) pocketed--;
    else add(kind);
  }
  return {
    columns,
    at: { column, row, placed, placementsLeft: 1 },
    pool,
    goal: pick(random, ['band', 'band', 0, 1, 2] as readonly Goal[]),
    isSustain: false,
    powers: {
      shake: true,
      doubleStop: true,
      flare: true,
      nudge: true,
      unison: 1 + random.below(6),
      unpocket,
      special,
      kind: row + 1,
    },
    sides: [0, 0, 0],
    pockets: [0, 0, 0],
  };
}
