import { good } from '@bandstand/engine';
import type { EntryOf } from './entry.ts';
import type { EntryRule } from './rule.ts';

/** The owner of the server ends the match, begun or not. */
export const closed: EntryRule<EntryOf<'closed'>> = {
  check: () => good(true),
  apply(state) {
    state.stopped = { how: 'closed' };
    return undefined;
  },
};
