import { bad, good } from '@bandstand/engine';
import type { EntryOf } from './entry.ts';
import type { EntryRule } from './rule.ts';
import { words } from './text/index.ts';

export const start: EntryRule<EntryOf<'start'>> = {
  check: (state) => (state.isStarted ? bad('already-started', words().start.matchHasBegunAlready) : good(true)),
  apply(state) {
    state.deal();
    return undefined;
  },
};
