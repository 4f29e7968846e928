import { must } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { orUsage, readArgs, type Command } from '../command.ts';
import { say } from '../output.ts';
import { rulesPage } from '../rulesPage.ts';
import { help, words } from '../text/index.ts';

export const games: Command = {
  help: help.games,
  async run(args) {
    const { values } = readArgs('games', args, { json: { type: 'boolean' } }, []);
    const rows = await Promise.all(
      (await gameIds()).map(async (id) => {
        const { game } = must(await loadGame(id));
        const { name, tagline } = game.text;
        return { id, name, seats: game.seats, tagline };
      }),
    );
    if (values['json'] === 'true') await say(JSON.stringify(rows));
    else
      for (const { id, name, seats, tagline } of rows)
        await say(`${id}\n  ${name}, ${words.games.seats(seats.min, seats.max)}. ${tagline}`);
    return 0;
  },
};

export const rules: Command = {
  help: help.rules,
  async run(args) {
    const { positionals } = readArgs('rules', args, {}, ['game']);
    orUsage(await loadGame(positionals[0]));
    await say(await rulesPage(positionals[0]));
    return 0;
  },
};
