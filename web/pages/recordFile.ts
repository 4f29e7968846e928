import { bad, parseRecord, type MatchRecord, type Result } from '@bandstand/engine';
import { saveAs } from './saveAs.ts';
import { words } from '../text/index.ts';

/** Offers the record as a file. */
export function downloadRecord(record: MatchRecord): void {
  saveAs(`${record.game}-${record.commitment.slice(0, 8)}.json`, JSON.stringify(record, null, 1));
}

/** A record from a file that somebody picked; everything else is refused with the reason. */
export async function readRecordFile(file: File): Promise<Result<MatchRecord>> {
  try {
    return parseRecord(JSON.parse(await file.text()));
  } catch {
    return bad('not-a-record', words.recordFile.thisFileIsNotABandstand);
  }
}
