import { bad, type MatchRecord, type Result } from '@bandstand/engine';
import { parseJson } from '@bandstand/protocol/json';
import { readRecord } from '@bandstand/protocol/records';
import { keptWords } from '../text/kept.ts';

/** A record from a file that somebody picked; everything else is refused with the reason. */
export async function readRecordFile(file: File): Promise<Result<MatchRecord>> {
  try {
    return readRecord(parseJson(await file.text()));
  } catch {
    return bad('not-a-record', keptWords.recordFile.thisFileIsNotABandstand);
  }
}
