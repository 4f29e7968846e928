import type { GameFolder } from '@bandstand/games';
import { fold, pad, widest } from '@bandstand/kits/text';
import { pageWidth } from '../output.ts';
import { words } from '../text/index.ts';

const COMMANDS = [
  ['1, 2, …', words.legend.playThatMove],
  [words.legend.undoRedo, words.legend.takeYourLastMove],
  [words.legend.movesBoard, words.legend.movesOrTheBoard],
  ['log', words.legend.whatHappenedSoFar],
  ['sheet <name>', words.legend.whatSomebodyHasWithTheScore],
  ['legend', words.legend.whatTheLettersAndSigns],
  ['rules', words.legend.rulesOfTheGame],
  ['w', words.legend.writeNamesAndTheLike],
  ['save <file>', words.legend.writeTheMatchToAFile],
  ['quit', 'leave (q)'],
] as const;

function table(rows: readonly (readonly [string, string])[]): string[] {
  const room = Math.min(14, widest(rows.map(([sign]) => sign)));
  return rows.flatMap(([sign, meaning]) => fold(`  ${pad(sign, room)}  ${meaning}`, pageWidth(), ' '.repeat(room + 4)));
}

/** What can be typed at the prompt. */
export const commandLines = (): string[] => [words.legend.atThePrompt, ...table(COMMANDS)];

/** The terms that a board of letters writes as signs. */
const signsOf = ({ game, glossaryOf }: GameFolder): (readonly [string, string])[] =>
  Object.values(glossaryOf?.(game).terms ?? {}).flatMap(({ sign, name, what, costs }) =>
    sign === undefined
      ? []
      : [[sign, [`${name}.`, what, costs].filter((part) => part !== undefined).join(' ')] as const],
  );

/** What the board's letters and signs mean. */
export function legendLines(folder: GameFolder): string[] {
  const rows = folder.legend?.(folder.game) ?? signsOf(folder);
  return rows.length === 0 ? [words.legend.everythingOnThisBoard] : [words.legend.onTheBoard, ...table(rows)];
}
