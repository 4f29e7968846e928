import { readdir, readFile } from 'node:fs/promises';
import { KIT } from './eventKinds.ts';

/** Where the words of a match stand. Names, boards, lessons, explanations, refusals and the terminal's own words have tests of their own. */
const TOLD = /^(?:(?:en|game|log|moveLabel|prompt|status)\.ts|log\/\w+\.ts)$/;

/** The files in which a game, or the kit that it is made with, has the words for a match. */
async function wordFiles(by: string): Promise<URL[]> {
  const home = new URL(`../../${by === KIT ? by : `games/${by}`}/text/`, import.meta.url);
  const files = await readdir(home, { recursive: true });
  return files.filter((file) => TOLD.test(file.replace(/^en\//, ''))).map((file) => new URL(file, home));
}

/** Every piece of text that is written out in the files: what stands between the things that are filled in. */
async function piecesOfText(files: readonly URL[]): Promise<string[]> {
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return [...new Set(sources.flatMap((source) => piecesIn(source)).filter(isWords))];
}

/** The texts of a game or a kit that none of these playthroughs tells, as the list that is kept beside them. */
export async function untoldList(by: string, told: readonly string[]): Promise<string> {
  const pieces = await piecesOfText(await wordFiles(by));
  const isTold = (piece: string): boolean => told.some((text) => text.includes(piece));
  // At the beginning of a sentence it has a capital letter.
  const untold = pieces.filter((piece) => !isTold(piece) && !isTold(piece.charAt(0).toUpperCase() + piece.slice(1)));
  const list = untold.map((piece) => JSON.stringify(piece)).join('\n');
  return `Texts that none of the playthroughs tells; other tests or boards do.\n\n${list}\n`;
}

/** Several words or one with a capital letter; anything else may be a name in the code. */
const isWords = (piece: string): boolean => /[a-z]{2}/i.test(piece) && !/^([a-z][\w-]*|[.@][^ ]*)$/i.test(piece.trim());

/** All words that a game has ready as they stand: labels, options, names of parts. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** Strings and templates of a source; a template is cut where something is filled in, and what is filled in is read too. */
function piecesIn(source: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  const skipTo = (end: string): void => {
    const found = source.indexOf(end, at);
    at = found < 0 ? source.length : found + end.length;
  };
  const readQuoted = (): void => {
    let text = '';
    for (; at < source.length && source[at] !== "'"; at++) text += source[at] === '\\' ? source[++at] : source[at];
    at++;
    pieces.push(text);
  };
  const readTemplate = (): void => {
    let text = '';
    for (; at < source.length && source[at] !== '`'; at++) {
      if (!source.startsWith('${', at)) {
        text += source[at] === '\\' ? source[++at] : source[at];
        continue;
      }
      pieces.push(text);
      text = '';
      at += 2;
      readCode('}');
      at--;
    }
    at++;
    pieces.push(text);
  };
  const readCode = (end: string): void => {
    for (let depth = 0; at < source.length;) {
      const char = source[at++];
      if (char === end && depth === 0) return;
      if (char === '{') depth++;
      else if (char === '}') depth--;
      else if (char === "'") readQuoted();
      else if (char === '`') readTemplate();
      else if (char === '/' && source[at] === '/') skipTo('\n');
      else if (char === '/' && source[at] === '*') skipTo('*/');
    }
  };
  readCode('');
  return pieces;
}
