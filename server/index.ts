export { archiveMatches, restoreMatches } from './archive.ts';
export { closeMatch, exportMatch, importMatch, openStore, repairMatch, summarize } from './admin.ts';
export { block, clearDailyName, clearSeat, listBlocked } from './moderation.ts';
export { startServer, type RunningServer } from './serve.ts';
export { readSettings, SettingError, type Settings } from './settings.ts';
export type { Store } from './storage/store.ts';
export { DataInUse } from './storage/lock.ts';
export { StorageRefused } from './storage/refusal.ts';
export { backUp, restore } from './storage/restore.ts';
