import { ClientMessage } from '@bandstand/protocol';
import type { Asked } from '../../table/live.ts';
import { Type } from 'typebox';
import { answers, bearer, Params, refuse, type Access, type Routes } from '../access.ts';
import { streamTable } from '../stream.ts';
import { words } from '../../text/index.ts';

const ActionMessage = Type.Union(
  ClientMessage.anyOf.filter((message) => !['hello', 'chat', 'react', 'ping'].includes(message.properties.type.const)),
);

function act(app: Routes, access: Access): void {
  app.post(
    '/api/matches/:match/actions',
    {
      schema: {
        summary:
          'Move, undo, redo, propose, answer, resign, leave, come back, let a bot play for somebody away, write a caption',
        params: Params,
        body: ActionMessage,
        response: { 200: Type.Object({ accepted: Type.Literal(true) }), ...answers },
      },
    },
    async (request, reply) => {
      const who = await access.seated(request, request.params.match);
      if (!who.ok) return refuse(reply, who.problem);
      const { table, seat, spender } = who.value;
      const action = request.body as Asked | Extract<ClientMessage, { type: 'caption' }>;
      const tooFast =
        action.type === 'caption'
          ? access.tooFast('chat', spender, words.actions.pleaseWriteALittle)
          : access.tooFast('entries', spender, words.actions.pleasePlayALittle);
      if (tooFast !== undefined) return refuse(reply, tooFast);
      const result =
        action.type === 'caption'
          ? await table.writeCaption(seat.seat, action.key, action.text)
          : await table.obey(seat.seat, action);
      return result.ok ? reply.send({ accepted: true as const }) : refuse(reply, result.problem);
    },
  );
}

function stream(app: Routes, access: Access): void {
  app.get(
    '/api/matches/:match/stream',
    { schema: { summary: 'One JSON message a line: welcome, snapshot, then updates', params: Params } },
    async (request, reply) => {
      const table = await access.watchable(request, request.params.match);
      if (!table.ok) return refuse(reply, table.problem);
      return streamTable(table.value, bearer(request), request, reply, access.context);
    },
  );
}

/** What people do at a table, and what they hear of it. */
export function addActionRoutes(app: Routes, access: Access): void {
  act(app, access);
  stream(app, access);
}
