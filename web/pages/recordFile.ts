import { bad, parseRecord, type MatchRecord, type Result } from '@bandstand/engine';

/** Offers the record as a file. */
export function downloadRecord(record: MatchRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.game}-${record.commitment.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** A record from a file that somebody picked; everything else is refused with the reason. */
export async function readRecordFile(file: File): Promise<Result<MatchRecord>> {
  try {
    return parseRecord(JSON.parse(await file.text()));
  } catch {
    return bad('not-a-record', 'This file is not a Bandstand record: it is not JSON.');
  }
}
