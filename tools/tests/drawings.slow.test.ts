import { readFile } from 'node:fs/promises';
import { must, seatsIn, viewersOf, type Match, type Viewer } from '@bandstand/engine';
import { gameIds, loadGame, type GameFolder } from '@bandstand/games';
import { plain, widthOf, type Page } from '@bandstand/kits/text';
import { describe, expect, test } from 'vitest';
import { playthrough, sittingsOf, type Sitting } from '../../games/tests/playthrough.ts';
import { knowledge } from '../template/bot.ts';
import { game as templateGame } from '../template/index.ts';
import { draw } from '../template/terminal.ts';

const NAMES = ['Ada (you)', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay'];
const WIDTHS = [80, 40];

/** The games of the shelf, and the one that every new game begins as. */
const folders: readonly [string, GameFolder][] = [
  ...(await Promise.all((await gameIds()).map(async (id) => [id, must(await loadGame(id))] as [string, GameFolder]))),
  ['the template', { game: templateGame, knowledge, draw } as unknown as GameFolder],
];

async function moreOf(id: string): Promise<Sitting[]> {
  const file = new URL(`../../games/${id}/tests/playthroughs/more.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as Sitting[];
}

const pageOf = (match: Match, viewer: Viewer, width: number): Page => {
  const moves = match.legalMoves(viewer).map(({ id }) => id);
  return {
    width,
    nameOf: (seat) => NAMES[seat],
    choice: (move) => (move === undefined || !moves.includes(move.id) ? '' : `${moves.indexOf(move.id) + 1}) `),
  };
};

/** Everything that the terminal draws of this moment: the board for those to move and for a spectator, and all sheets. */
function drawingsOf({ game, draw: drawBoard, drawSheet }: GameFolder, match: Match, width: number): string[] {
  const acting: Viewer[] = match.isOver ? viewersOf(match.seatCount) : seatsIn(game.toAct(match.state));
  return [...acting, 'spectator' as const].flatMap((viewer) => {
    const page = pageOf(match, viewer, width);
    const view = match.view(viewer);
    const sheets = match.isOver && drawSheet !== undefined ? NAMES.slice(0, match.seatCount) : [];
    return [drawBoard(view, viewer, game, page), ...sheets.map((_, seat) => drawSheet?.(view, seat, game, page) ?? '')];
  });
}

describe.each(folders)('%s', (id, folder) => {
  test(`no line of any board in its playthroughs is longer than the page, be it ${WIDTHS.join(' or ')} wide`, async () => {
    const tooLong = new Set<string>();
    let drawn = 0;
    for (const sitting of sittingsOf(folder.game, await moreOf(id)))
      playthrough(folder.game, folder.knowledge, sitting, undefined, (match) => {
        for (const width of WIDTHS)
          for (const drawing of drawingsOf(folder, match, width)) {
            drawn++;
            for (const line of drawing.split('\n')) if (widthOf(line) > width) tooLong.add(`${width}: ${plain(line)}`);
          }
      });
    expect([...tooLong].slice(0, 5)).toEqual([]);
    expect(drawn).toBeGreaterThan(10);
  }, 120_000);

  test('numbers on the board are numbers of moves', () => {
    playthrough(folder.game, folder.knowledge, sittingsOf(folder.game)[0], undefined, (match) => {
      for (const seat of seatsIn(folder.game.toAct(match.state))) {
        const moves = match.legalMoves(seat).map(({ id: move }) => move);
        const asked = new Map<number, string>();
        const page: Page = {
          ...pageOf(match, seat, 80),
          choice(move) {
            const at = move === undefined ? -1 : moves.indexOf(move.id);
            if (at < 0) return '';
            asked.set(at + 1, `${at + 1}) `);
            return `${at + 1}) `;
          },
        };
        const board = plain(folder.draw(match.view(seat), seat, folder.game, page));
        const numbers = [...board.matchAll(/(?<![\d.])(\d+)\) /g)].map((found) => Number(found[1]));
        for (const number of numbers) expect([...asked.keys()]).toContain(number);
      }
    });
  });
});
