import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Notifier } from '../notify.ts';
import { Access } from './access.ts';
import { addActionRoutes } from './routes/actions.ts';
import { addCodeRoutes } from './routes/codes.ts';
import { addDailyRoutes } from './routes/daily.ts';
import { addGameRoutes } from './routes/games.ts';
import { addHostRoutes } from './routes/host.ts';
import { addMineRoutes } from './routes/mine.ts';
import { addPictureRoutes } from './routes/pictures.ts';
import { addProgressRoutes } from './routes/progress.ts';
import { addReachRoutes } from './routes/reach.ts';
import { addSeatRoutes } from './routes/seats.ts';
import { addTableRoutes } from './routes/tables.ts';

/** Everything under /api that is about tables. */
export function addRoutes(plain: FastifyInstance, context: Context, notifier: Notifier): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const access = new Access(context);
  addGameRoutes(app, access);
  addTableRoutes(app, access);
  addSeatRoutes(app, access);
  addHostRoutes(app, access);
  addActionRoutes(app, access);
  addReachRoutes(app, access, notifier);
  addCodeRoutes(app, access);
  addMineRoutes(app, access);
  addPictureRoutes(app, access);
  addDailyRoutes(app, access);
  addProgressRoutes(app, access);
}
