// Archives a match between a game's own bots as tests/records/<name>.json: later versions must replay it to the same hash.
import { mkdir, writeFile } from 'node:fs/promises';
import { createBot } from '@bandstand/bots';
import { fastRandom, firstSeat, Match, must, recordOf, secretFor, type Game, type Knowledge } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';

/** A whole match between `greedy` bots at the fewest seats. */
function play(game: Game, knowledge: Knowledge, name: string): Match {
  const match = must(Match.start(game, { seats: game.seats.min, secret: secretFor(`${game.id} ${name}`) }));
  const bots = Array.from({ length: game.seats.min }, (_, seat) =>
    must(createBot('greedy', { game, knowledge, random: fastRandom(seat) })),
  );
  while (!match.isOver) {
    const seat = firstSeat(game.toAct(match.state));
    must(match.play(seat, bots[seat].choose(match.view(seat), seat, match.legalMoves(seat)).id));
  }
  return match;
}

/** Writes the record and returns where. */
export async function archive(id: string, name: string): Promise<string> {
  const { game, knowledge } = must(await loadGame(id));
  const folder = new URL(`../games/${id}/tests/records/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  const file = new URL(`${name}.json`, folder);
  await writeFile(file, `${JSON.stringify(recordOf(play(game, knowledge, name)))}\n`, { flag: 'wx' });
  return `games/${id}/tests/records/${name}.json`;
}

if (import.meta.main) {
  const [id = '', name = 'greedy'] = process.argv.slice(2);
  const known = await loadGame(id);
  if (!known.ok || !/^[\w-]+$/.test(name)) {
    console.error(
      known.ok
        ? 'A record is named by letters, digits and hyphens.'
        : `${known.problem.message} Usage: npm run archive -- <game> [name]`,
    );
    process.exitCode = 2;
  } else {
    try {
      console.log(`Wrote ${await archive(id, name)}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      console.error(
        `There is a record "${name}" of ${id} already, and archived records stay as they are: give another name.`,
      );
      process.exitCode = 2;
    }
  }
}
