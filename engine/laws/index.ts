export { checkLaws, lawsCourse, type BrokenLaw, type LawsReport, type LawsRun } from './run.ts';
export { LAW_NAMES, type LawName } from './law.ts';
export { brokenLaws, tellingAll } from './plant.ts';
