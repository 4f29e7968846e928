export { race, type Raced } from './race.ts';
