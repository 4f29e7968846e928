import type { MatchRecord } from '@bandstand/engine';
import { saveAs } from './saveAs.ts';

/** Offers the record as a file. */
export function downloadRecord(record: MatchRecord): void {
  saveAs(`${record.game}-${record.commitment.slice(0, 8)}.json`, JSON.stringify(record, null, 1));
}
