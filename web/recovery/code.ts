import { bad, good, type Result } from '@bandstand/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { keptWords } from '../text/kept.ts';

/** Without those that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 110 random bits; nobody can try that many. */
const RANDOM = 22;
/** So that a slip of the pen is noticed before anybody is asked. */
const CHECK = 2;
const GROUP = 4;

const letterOf = (byte: number): string => LETTERS[byte % LETTERS.length];

const checkOf = (letters: string): string =>
  [...sha256(utf8ToBytes(`bandstand-recovery-1 ${letters}`)).subarray(0, CHECK)].map(letterOf).join('');

const grouped = (letters: string): string =>
  Array.from({ length: letters.length / GROUP }, (_, group) => letters.slice(GROUP * group, GROUP * (group + 1))).join(
    '-',
  );

/** Six groups of four letters to write down. */
export function newRecoveryCode(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(RANDOM))].map(letterOf).join('');
  return grouped(letters + checkOf(letters));
}

/** A code as somebody typed it. */
export function readRecoveryCode(typed: string): Result<string> {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (letters.length !== RANDOM + CHECK)
    return bad('bad-recovery', keptWords.recovery.wrongLength(RANDOM + CHECK, letters.length));
  if (checkOf(letters.slice(0, RANDOM)) !== letters.slice(RANDOM))
    return bad('bad-recovery', keptWords.recovery.wrongLetter);
  return good(grouped(letters));
}
