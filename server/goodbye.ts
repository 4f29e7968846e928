import type { ServerMessage } from '@bandstand/protocol';
import { words } from './text/index.ts';

/** To everybody at a node that stops: come back, to whichever node answers then. */
export const RESTARTING: ServerMessage = {
  type: 'bye',
  code: 'restarting',
  message: words.goodbye.serverRestartsYourTable,
};
