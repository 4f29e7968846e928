import type { Outcome } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { gamePreview, HOME, tablePreview } from '../../previews/preview.ts';
import { Pictures } from '../../previews/pictures.ts';
import type { Preview } from '../../previews/picture.ts';
import type { LiveTable } from '../../table/live.ts';
import { UNKNOWN_MATCH } from '../../table/tables.ts';
import { Params, refuse, type Access, type Routes } from '../access.ts';
import { words } from '../../text/index.ts';

const Name = Type.Object({ name: Type.String({ maxLength: 64 }) });

const NO_PICTURE = { code: 'busy', message: words.pictures.tooManyPicturesAreBeing };

function resultOf(table: LiveTable): string | undefined {
  const outcome: Outcome | undefined = table.game.outcome(table.state.match.state);
  if (outcome === undefined) return undefined;
  const { seats } = table.info();
  return table.game.text.outcome(outcome, (seat) => seats[seat]?.name ?? '');
}

/** What links look like where they are pasted. Of private tables they tell the game and nothing else. */
export function addPictureRoutes(app: Routes, access: Access): void {
  const pictures = new Pictures();
  app.addHook('onClose', () => pictures.stop());
  const answer = async (reply: FastifyReply, preview: Preview) => {
    const png = await pictures.of(preview);
    if (png === undefined) return refuse(reply, NO_PICTURE);
    return reply.type('image/png').header('cache-control', 'public, max-age=60').send(png);
  };

  app.get('/api/pictures/:name', { schema: { hide: true, params: Name } }, async (request, reply) => {
    const { name } = request.params;
    if (name === 'home') return answer(reply, HOME);
    const found = await loadGame(name);
    return found.ok ? answer(reply, gamePreview(found.value.game)) : refuse(reply, found.problem);
  });

  app.get('/api/matches/:match/picture', { schema: { hide: true, params: Params } }, async (request, reply) => {
    const table = await access.context.tables.get(request.params.match);
    if (!table.ok) return refuse(reply, UNKNOWN_MATCH);
    return answer(reply, tablePreview(table.value.game, table.value.info(), resultOf(table.value)));
  });
}
