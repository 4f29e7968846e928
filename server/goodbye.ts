import type { ServerMessage } from '@bandstand/protocol';

/** To everybody at a node that stops: come back, to whichever node answers then. */
export const RESTARTING: ServerMessage = {
  type: 'bye',
  code: 'restarting',
  message: 'The server restarts; your table is safe. Reconnecting …',
};
