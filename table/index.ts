export type { Connection } from './audience.ts';
export { BotHost, type BotHostParts } from './botHost.ts';
export { captionsOffered } from './captions.ts';
export { Clock } from './clock.ts';
export type { Entry } from './entry.ts';
export type { Action, Intent } from './intent.ts';
export { localTable, type LocalPlayer, type LocalStart } from './local.ts';
export { addEntry, checkEntry } from './log.ts';
export { PART_MS } from './partTime.ts';
export { isSlow } from './slow.ts';
export { MemoryStore } from './memoryStore.ts';
export { botSeats } from './move.ts';
export type { Pause } from './pieces.ts';
export { recordAt } from './record.ts';
export { carriedCaptions, rematchOrder, type RematchWish } from './rematch.ts';
export type { TableSettings } from './settings.ts';
export { TableState, type TableStart } from './state.ts';
export { isWaitedFor } from './store.ts';
export type {
  CaptionRow,
  ChatRow,
  EntryRow,
  MatchStatus,
  MatchTouch,
  NewChat,
  Occupancy,
  SeatKind,
  Seen,
  TableSeat,
  TableStore,
  TimeMs,
} from './store.ts';
export { Table, type Done } from './table.ts';
export type { TableParts } from './tableParts.ts';
export type { Speech } from './talk.ts';
export { messageText } from './wire.ts';
