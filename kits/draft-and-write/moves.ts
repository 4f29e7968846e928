import { moveTable, type MoveTable } from '@bandstand/engine';
import { ITEM, ITEM_KINDS, SLOTS } from './layout.ts';
import type { Pack } from './pack.ts';
import { FLOW_TRAITS, type Rules } from './rules.ts';
import type { Item, Post, Skill } from './state.ts';

/** Everything a player can choose, in small steps. */
export type Move =
  | { readonly id: number; readonly type: 'pick'; readonly slot: number }
  | { readonly id: number; readonly type: 'refuse' }
  | { readonly id: number; readonly type: 'place'; readonly post: Post; readonly multiplier: number }
  | { readonly id: number; readonly type: 'cross'; readonly section: 'grid' | 'net'; readonly space: number }
  | { readonly id: number; readonly type: 'use'; readonly item: Item; readonly space: number }
  | { readonly id: number; readonly type: 'drop'; readonly item: Item }
  | { readonly id: number; readonly type: 'claim' }
  | { readonly id: number; readonly type: 'skip' }
  | { readonly id: number; readonly type: 'claimSlot'; readonly slot: number }
  | { readonly id: number; readonly type: 'enough' }
  | { readonly id: number; readonly type: 'startColour'; readonly skill: Skill }
  | { readonly id: number; readonly type: 'keepGoal'; readonly which: number }
  | { readonly id: number; readonly type: 'drawThird' }
  | { readonly id: number; readonly type: 'boost'; readonly post: Post; readonly multiplier: number }
  | { readonly id: number; readonly type: 'done' };

type Of<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** The move table and the ways to find a row without searching. */
export interface Moves {
  readonly table: MoveTable<Move>;
  readonly pick: readonly Of<'pick'>[];
  /** The picks of each set of hand places, by its bits. */
  readonly picks: readonly (readonly Of<'pick'>[])[];
  readonly refuse: readonly Of<'refuse'>[];
  /** By post, then multiplier: none, 2, 3, 4. */
  readonly place: readonly (readonly Of<'place'>[])[];
  readonly crossGrid: readonly Of<'cross'>[];
  readonly crossNet: readonly Of<'cross'>[];
  /** By item kind, then space. */
  readonly use: readonly (readonly Of<'use'>[])[];
  readonly drop: readonly Of<'drop'>[];
  readonly claim: readonly Of<'claim'>[];
  readonly skip: readonly Of<'skip'>[];
  /** Slots from the left, then the personal goal. */
  readonly claimSlot: readonly Of<'claimSlot'>[];
  readonly enough: readonly Of<'enough'>[];
  readonly startColour: readonly Of<'startColour'>[];
  readonly keepGoal: readonly Of<'keepGoal'>[];
  readonly drawThird: readonly Of<'drawThird'>[];
  /** By post, then value - 2. */
  readonly boost: readonly (readonly Of<'boost'>[])[];
  readonly done: readonly Of<'done'>[];
}

const count = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** How many spaces an item of each kind can be used on; 0 where the game does not have it. */
function spacesByItem(pack: Pack): number[] {
  const { sheet } = pack;
  const spaces = new Array<number>(ITEM_KINDS).fill(1);
  for (let row = 0; row < 4; row++) spaces[row] = 20;
  spaces[ITEM.match] = 20;
  spaces[ITEM.grid] = 16;
  spaces[ITEM.net] = 15;
  for (const value of [2, 3, 4]) spaces[ITEM.x2 + value - 2] = sheet.multipliers.includes(value) ? 1 : 0;
  spaces[ITEM.colour] = 4 * sheet.outer.length;
  spaces[ITEM.tour] = sheet.tour?.length ?? 0;
  spaces[ITEM.cash] = sheet.locks.length;
  spaces[ITEM.cheer] = sheet.cheer === undefined ? 0 : 1;
  return spaces;
}

/** Only rows that the game's sheet and rules can need. */
export function buildMoves(pack: Pack, rules: Rules): Moves {
  const { sheet } = pack;
  const values = [2, 3, 4].filter((value) => sheet.multipliers.includes(value));
  const placing = rules.multipliers === 'placing' ? [0, ...values] : [0];
  const spaces = spacesByItem(pack);
  const inOrder = rules.goalOrder === 'in-order';
  const table = moveTable<Move>([
    ...count(rules.handSize).map((slot) => ({ type: 'pick', slot }) as const),
    ...(rules.refusing === 'always' ? [{ type: 'refuse' } as const] : []),
    ...sheet.posts.flatMap((_, post) => placing.map((multiplier) => ({ type: 'place', post, multiplier }) as const)),
    ...count(16).map((space) => ({ type: 'cross', section: 'grid', space }) as const),
    ...count(15).map((space) => ({ type: 'cross', section: 'net', space }) as const),
    ...spaces.flatMap((number, item) =>
      count(number)
        .filter((space) => item > 3 || Math.floor(space / 5) === item)
        .map((space) => ({ type: 'use', item, space }) as const),
    ),
    ...spaces.flatMap((number, item) => (number > 0 ? [{ type: 'drop', item } as const] : [])),
    ...(inOrder ? [{ type: 'claim' } as const, { type: 'skip' } as const] : []),
    ...count(inOrder ? SLOTS : SLOTS + 1).map((slot) => ({ type: 'claimSlot', slot }) as const),
    { type: 'enough' },
    ...(sheet.outer.some((circle) => circle.start === true)
      ? count(4).map((skill) => ({ type: 'startColour', skill }) as const)
      : []),
    ...count(2).map((which) => ({ type: 'keepGoal', which }) as const),
    ...(FLOW_TRAITS[rules.solo].drawsThird ? [{ type: 'drawThird' } as const] : []),
    ...(rules.multipliers === 'anytime'
      ? [
          ...sheet.posts.flatMap((_, post) =>
            values.map((multiplier) => ({ type: 'boost', post, multiplier }) as const),
          ),
          { type: 'done' } as const,
        ]
      : []),
  ]);

  const all = <Type extends Move['type']>(type: Type): Of<Type>[] =>
    table.filter((move): move is Of<Type> => move.type === type);
  const at = <Row>(rows: Row[], place: (row: Row) => number): Row[] => {
    const found: Row[] = [];
    for (const row of rows) found[place(row)] = row;
    return found;
  };
  return {
    table,
    pick: all('pick'),
    picks: count(1 << rules.handSize).map((bits) => all('pick').filter((move) => (bits >> move.slot) & 1)),
    refuse: all('refuse'),
    place: sheet.posts.map((_, post) =>
      at(
        all('place').filter((move) => move.post === post),
        (move) => (move.multiplier === 0 ? 0 : move.multiplier - 1),
      ),
    ),
    crossGrid: all('cross').filter((move) => move.section === 'grid'),
    crossNet: all('cross').filter((move) => move.section === 'net'),
    use: spaces.map((_, item) =>
      at(
        all('use').filter((move) => move.item === item),
        (move) => move.space,
      ),
    ),
    drop: at(all('drop'), (move) => move.item),
    claim: all('claim'),
    skip: all('skip'),
    claimSlot: all('claimSlot'),
    enough: all('enough'),
    startColour: all('startColour'),
    keepGoal: all('keepGoal'),
    drawThird: all('drawThird'),
    boost: sheet.posts.map((_, post) =>
      at(
        all('boost').filter((move) => move.post === post),
        (move) => move.multiplier - 2,
      ),
    ),
    done: all('done'),
  };
}
