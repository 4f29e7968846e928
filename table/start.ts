import { bad, good } from '@bandstand/engine';
import type { EntryOf } from './entry.ts';
import type { EntryRule } from './rule.ts';

export const start: EntryRule<EntryOf<'start'>> = {
  check: (state) => (state.isStarted ? bad('already-started', 'The match has begun already.') : good(true)),
  apply(state) {
    state.deal();
    return undefined;
  },
};
