export { playGames } from './playGames.ts';
export { simulate, type SeatSummary, type Simulation, type SimulationPlan } from './simulate.ts';
export { interval95, percentile } from './statistics.ts';
export { train, type Trained, type TrainingPlan } from './train.ts';
export { codeHash, shippedValues, type ShippedValues } from './shipped.ts';
export { arena, type ArenaReport, type ArenaRun } from './arena/arena.ts';
export { pairingsOf, type ArenaPlan, type DealResult } from './arena/plan.ts';
export { arenaPage } from './arena/page.ts';
export { eloOf, type Rating, type Verdict } from './arena/verdict.ts';
