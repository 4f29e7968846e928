import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest } from '../layers/arrows.ts';
import { filesIn } from '../layers/source.ts';
import { entriesIn, isRead, readsIn } from './entries.ts';
import { sentencesIn } from './sentences.ts';

const PACKAGES = ['engine', 'kits', 'games', 'bots', 'protocol', 'table', 'server', 'web', 'cli', 'lab'];

/** Where sentences are not for players: they speak of code, of how bots are built, of the fields of a pack, or to a database. */
const NOT_FOR_PLAYERS: readonly RegExp[] = [
  /^engine\/laws\//,
  /^lab\//,
  /^bots\/blindness\.ts$/,
  /^cli\/commands\/(arena|train)\.ts$/,
  /^server\/storage\//,
  /^server\/http\/(docs|openApi)\.ts$/,
  /^server\/upkeep\.ts$/,
  /^protocol\/(messages|tables)\.ts$/,
  /^games\/[^/]+\/content\//,
  /^kits\/draft-and-write\/(integrity|needs|pack)\.ts$/,
  /^kits\/pack\//,
];

/** A language: `text/en/` or, in a small package, `text/en.ts`. */
const LANGUAGE_FILE = /(^|\/)text\/[a-z]{2}(\/|\.ts$)/;
/** Beside them the language is chosen. */
const CHOOSER = /(^|\/)text\/\w+\.ts$/;

interface SourceText {
  readonly file: string;
  readonly text: string;
}

const sourcesIn = (root: string): SourceText[] =>
  PACKAGES.flatMap((folder) => filesIn(root, /\.tsx?$/, folder))
    .filter((file) => !isTest(file) && !/(^|\/)bench\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const isLanguage = ({ file }: SourceText): boolean => LANGUAGE_FILE.test(file);

const strays = ({ file, text }: SourceText): string[] =>
  NOT_FOR_PLAYERS.some((place) => place.test(file))
    ? []
    : sentencesIn(file, text).map(
        (sentence) => `${file}:${sentence.line}: a sentence outside of the language files: ${sentence.text}`,
      );

/** A new game may speak from its code until it has a folder of language files. */
function isSketch({ file }: SourceText, all: readonly SourceText[]): boolean {
  const folder = /^games\/[^/]+\//.exec(file)?.[0];
  return folder !== undefined && !all.some((source) => source.file.startsWith(`${folder}text/en/`));
}

const choices = ({ file, text }: SourceText): string[] =>
  CHOOSER.test(file) || !/from '[^']*\/text\/[a-z]{2}(\/|\.ts')/.test(text)
    ? []
    : [`${file}: imports one language; ask the files beside it, which choose`];

/** Entries of the package's language files that nothing in the project reads. */
function unread(languages: readonly SourceText[], all: readonly SourceText[]): string[] {
  const reads = all.map(({ file, text }) => readsIn(file, text));
  return languages.flatMap(({ file, text }) =>
    entriesIn(file, text)
      .filter((entry) => !isRead(entry, reads))
      .map(({ path, line }) => `${file}:${line}: nobody says ${path.join('.')}`),
  );
}

/** What is wrong with where words stand, a line each. */
export function wordComplaints(root: string): string[] {
  const all = sourcesIn(root);
  const code = all.filter((source) => !isLanguage(source));
  const grown = code.filter((source) => !isSketch(source, all));
  return [...grown.flatMap(strays), ...code.flatMap(choices), ...unread(all.filter(isLanguage), all)];
}
