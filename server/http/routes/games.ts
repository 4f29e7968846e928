import { gameIds, loadGame } from '@bandstand/games';
import { Type } from 'typebox';
import { referenceText } from '../../reference.ts';
import { answers, Params, refuse, type Access, type Routes } from '../access.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const Listed = Type.Object({
  game: Type.String(),
  name: Type.String(),
  minSeats: Type.Integer(),
  maxSeats: Type.Integer(),
});
const Reference = Type.Unknown({
  description:
    'moves (by number, with their parts and words), content (cards), options, scoreParts, view (JSON Schema)',
});

/** What the games are made of, for programs that think about them. */
export function addGameRoutes(app: Routes, access: Access): void {
  app.get(
    '/api/games',
    { schema: { summary: 'The games of this server', response: { 200: Type.Array(Listed), ...answers } } },
    async () => {
      const found = await Promise.all((await gameIds()).map((id) => loadGame(id)));
      return found.flatMap((folder) => {
        if (!folder.ok) return [];
        const { id, text, seats } = folder.value.game;
        return [{ game: id, name: text.name, minSeats: seats.min, maxSeats: seats.max }];
      });
    },
  );
  app.get(
    '/api/games/:game',
    {
      schema: {
        summary: 'A game with its shipped content: what moves, cards and views mean',
        params: Type.Object({ game: Type.String({ maxLength: 80 }) }),
        response: { 200: Reference, ...answers },
      },
    },
    async ({ params }, reply) => {
      const folder = await loadGame(params.game);
      if (!folder.ok) return refuse(reply, folder.problem);
      return reply.type(JSON_TYPE).send(await referenceText(folder.value.game));
    },
  );
  app.get(
    '/api/matches/:match/game',
    {
      schema: {
        summary: 'The game as this table plays it, with content of its own where it has some',
        params: Params,
        response: { 200: Reference, ...answers },
      },
    },
    async (request, reply) => {
      const table = await access.watchable(request, request.params.match);
      if (!table.ok) return refuse(reply, table.problem);
      return reply.type(JSON_TYPE).send(await referenceText(table.value.game));
    },
  );
}
