import type { Game } from '@bandstand/engine';
import type { GameFolder } from '@bandstand/games';
import { fold, pad, widest } from '@bandstand/kits/text';
import { pageWidth } from '../output.ts';

const COMMANDS = [
  ['1, 2, …', 'play that move'],
  ['undo, redo', 'take your last move back, or play it again (u, r)'],
  ['moves, board', 'the moves or the board once more'],
  ['log', 'what happened so far'],
  ['sheet <name>', 'what somebody has, with the score part by part'],
  ['legend', 'what the letters and signs mean'],
  ['rules', 'the rules of the game'],
  ['w', 'write names and the like'],
  ['save <file>', 'write the match to a file; play --resume goes on with it'],
  ['quit', 'leave (q)'],
] as const;

function table(rows: readonly (readonly [string, string])[]): string[] {
  const room = Math.min(14, widest(rows.map(([sign]) => sign)));
  return rows.flatMap(([sign, meaning]) => fold(`  ${pad(sign, room)}  ${meaning}`, pageWidth(), ' '.repeat(room + 4)));
}

/** What can be typed at the prompt. */
export const commandLines = (): string[] => ['At the prompt:', ...table(COMMANDS)];

/** The terms that a board of letters writes as signs. */
const signsOf = (game: Game): (readonly [string, string])[] =>
  Object.values(game.texts.en.terms ?? {}).flatMap(({ sign, name, what, costs }) =>
    sign === undefined
      ? []
      : [[sign, [`${name}.`, what, costs].filter((part) => part !== undefined).join(' ')] as const],
  );

/** What the board's letters and signs mean. */
export function legendLines(folder: GameFolder): string[] {
  const game: Game = folder.game;
  const rows = folder.legend?.(game) ?? signsOf(game);
  return rows.length === 0 ? ['Everything on this board is spelled out.'] : ['On the board:', ...table(rows)];
}
