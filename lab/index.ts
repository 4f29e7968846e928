export { simulate, type SeatSummary, type Simulation, type SimulationPlan } from './simulate.ts';
export { interval95, percentile } from './statistics.ts';
