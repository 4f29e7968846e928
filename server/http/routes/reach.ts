import { Type } from 'typebox';
import type { Notifier } from '../../notify.ts';
import { answers, Params, refuse, type Access, type Routes } from '../access.ts';

const Reach = Type.Object(
  {
    webhook: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
    push: Type.Optional(
      Type.Union([
        Type.Object({
          endpoint: Type.String({ maxLength: 1000 }),
          keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 200 }) }),
        }),
        Type.Null(),
      ]),
    ),
  },
  { additionalProperties: false },
);

function reach(app: Routes, access: Access, notifier: Notifier): void {
  app.put(
    '/api/matches/:match/reach',
    {
      schema: {
        summary: 'How to tell this seat that it is its turn',
        params: Params,
        body: Reach,
        response: { 200: Type.Object({ saved: Type.Literal(true) }), ...answers },
      },
    },
    async (request, reply) => {
      const who = await access.seated(request, request.params.match);
      if (!who.ok) return refuse(reply, who.problem);
      const { webhook, push } = request.body;
      for (const address of [webhook, push?.endpoint]) {
        const problem = typeof address === 'string' ? await notifier.webhookProblem(address) : undefined;
        if (problem !== undefined) return refuse(reply, { code: 'bad-webhook', message: problem });
      }
      const { table, seat } = who.value;
      await access.context.store.updateOccupant(table.id, seat.occupancy ?? '', {
        ...(webhook === undefined ? {} : { webhook }),
        ...(push === undefined ? {} : { push: push === null ? null : JSON.stringify(push) }),
      });
      await table.refresh();
      return reply.send({ saved: true as const });
    },
  );
}

function pushKey(app: Routes, notifier: Notifier): void {
  app.get(
    '/api/push-key',
    {
      schema: {
        summary: 'Public key for browser notifications',
        response: { 200: Type.Object({ key: Type.String() }) },
      },
    },
    async () => ({ key: (await notifier.pushKeys()).publicKey }),
  );
}

/** How people who are not looking are told. */
export function addReachRoutes(app: Routes, access: Access, notifier: Notifier): void {
  reach(app, access, notifier);
  pushKey(app, notifier);
}
