import { createBot } from '@bandstand/bots';
import { fastRandom, firstSeat, must, type Game, type Knowledge } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { cardTargets, kitOf, PENALTY_CARD, type DraftAndWrite, type Move, type State } from '../index.ts';

/** What each of these moves must not be made instead of. */
const INSTEAD: Partial<Record<Move['type'], readonly Move['type'][]>> = {
  refuse: ['place', 'cross'],
  drop: ['use'],
};

/** How often a level does in matches among itself what looks like no plan at all, and how many choices it had. */
function slips(
  game: Game<DraftAndWrite>,
  knowledge: Knowledge<DraftAndWrite>,
  level: string,
  matches: number,
): { readonly choices: number; readonly slips: readonly string[] } {
  const kit = kitOf(game);
  let choices = 0;
  const found: string[] = [];
  for (let index = 0; index < matches; index++) {
    const chance = fastRandom(index);
    const bots = [0, 1].map((seat) =>
      must(createBot(level, { game, knowledge, random: fastRandom(2 * index + seat) })),
    );
    const state = game.setup({ harder: false }, 2, chance);
    const isUseful = (seat: number, slot: number): boolean => isUsefulCard(kit, state, seat, state.hands[seat][slot]);
    while (state.toAct !== 0) {
      const seat = firstSeat(state.toAct);
      const legal = game.legalMoves(state, seat);
      const move = bots[seat].choose(game.view(state, seat), seat, legal);
      if (legal.length > 1) choices++;
      // Earlier a goal may wait for a better one; in the last weekend nothing does.
      const others = INSTEAD[move.type] ?? (move.type === 'enough' && state.ending !== '' ? ['claimSlot'] : []);
      const wasUseless = move.type === 'pick' && !isUseful(seat, move.slot);
      if (
        legal.some(({ type }) => others.includes(type)) ||
        (wasUseless && legal.some((other) => other.type === 'pick' && isUseful(seat, other.slot)))
      )
        found.push(`${move.type} in match ${index}, week ${state.week}`);
      game.play(state, seat, move, chance);
    }
  }
  return { choices, slips: found };
}

const isUsefulCard = (kit: ReturnType<typeof kitOf>, state: State, seat: number, card: number): boolean =>
  kit.cardKind[card] !== PENALTY_CARD && cardTargets(kit, state.sheets[seat], card) !== 0;

/** The two levels that choose as beginners do. */
export function testSlips(game: Game<DraftAndWrite>, knowledge: Knowledge<DraftAndWrite>): void {
  test.each(['gentle', 'fair'])(
    '%s bots pick nothing that only costs, refuse nothing and let no bonus or goal go',
    (level) => {
      const { choices, slips: found } = slips(game, knowledge, level, 12);
      expect(choices).toBeGreaterThan(500);
      expect(found).toEqual([]);
    },
  );
}
