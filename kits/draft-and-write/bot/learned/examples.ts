import { firstSeat, type OptionValues, type Policy, type Random } from '@bandstand/engine';
import type { Kit } from '../../kit.ts';
import { GOAL_BOXES, GOAL_COUNT, WAITING } from '../../layout.ts';
import { rulesOf } from '../../phases.ts';
import { totalPoints } from '../../score.ts';
import { setup } from '../../setup.ts';
import type { State } from '../../state.ts';
import type { DraftAndWrite } from '../../types.ts';
import { lookAhead, newOutlook, type Outlook } from '../outlook.ts';
import { SECTIONS } from '../parts.ts';
import { turnsFor } from '../value.ts';
import type { Weights } from '../weights.ts';
import { DISTANCES } from './features.ts';
import { PRIZE_UNIT, type LearnedSections } from './sections.ts';

/** A sheet after all that a choice set off, and what still came to it in the end. */
export interface Example {
  readonly turns: number;
  readonly features: readonly number[];
  /** How much of each feature; a goal counts by its prize. */
  readonly amounts: readonly number[];
  /** Points that came later; set when the match is over. */
  toCome: number;
}

export interface SelfPlay {
  readonly kit: Kit;
  readonly weights: Weights;
  readonly sections: LearnedSections;
  readonly policy: Policy<DraftAndWrite>;
  readonly options: OptionValues;
  readonly seats: number;
}

/** Plays one match and tells every sheet in it that a choice led to. */
export function examplesOf(play: SelfPlay, random: Random): Example[] {
  const { kit, policy, seats } = play;
  const rules = rulesOf(kit);
  const state = setup(kit, play.options, seats, random);
  const bySeat: Example[][] = Array.from({ length: seats }, () => []);
  const outlook = newOutlook();
  while (state.toAct !== 0) {
    const seat = firstSeat(state.toAct);
    const move = policy(state, seat, rules.legalMoves(state, seat), random);
    const isOnSheet = state.phase === 'record' || state.phase === 'weekend';
    lookAhead(kit, play.weights, state, seat, outlook);
    rules.play(state, seat, move, random);
    if (isOnSheet && state.sheets[seat][WAITING] === 0) bySeat[seat].push(exampleOf(play, state.sheets[seat], outlook));
  }
  return bySeat.flatMap((examples, seat) => finished(kit, state, seat, examples));
}

function finished(kit: Kit, state: State, seat: number, examples: readonly Example[]): readonly Example[] {
  const points = totalPoints(kit, state.sheets[seat]);
  for (const example of examples) example.toCome += points;
  return examples;
}

function exampleOf({ kit, sections }: SelfPlay, sheet: readonly number[], outlook: Outlook): Example {
  const turns = turnsFor(kit, sheet, outlook.turns);
  const features = sections.features.ofAll(sheet);
  const amounts: number[] = features.map(() => 1);
  const open = outlook.goals
    .map((goal, place) => ({ goal, chance: outlook.chances[place], distance: sections.distance(sheet, goal) }))
    .filter(({ distance }) => distance >= 0)
    .toSorted((a, b) => sections.open(sheet, turns, b.goal) * b.chance - sections.open(sheet, turns, a.goal) * a.chance)
    .slice(0, GOAL_BOXES - sheet[GOAL_COUNT]);
  for (const { goal, chance, distance } of open) {
    features.push(
      sections.features.goalsStart + distance,
      sections.features.goalsStart + DISTANCES * (1 + goal) + distance,
    );
    amounts.push((chance * sections.prize(goal)) / PRIZE_UNIT, chance);
  }
  let points = 0;
  for (let part = 0; part < SECTIONS; part++) points += sections.points(part, sheet);
  return { turns, features, amounts, toCome: -points };
}
