import { bad, good, type Result } from '@bandstand/engine';
import { KeptProgress, LIMITS, MoreProgress, SealedMatch, WantedProgress } from '@bandstand/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { hashToken } from '../../tokens.ts';
import { answers, bearer, refuse, type Access, type Routes } from '../access.ts';
import { words } from '../../text/index.ts';

const TOO_MANY = words.progress.tooMuchProgressCame;
const TOO_MANY_CODES = words.progress.atMostRecoveryCodes(LIMITS.recoveriesPerHour);
const FULL = words.progress.recoveryCodeHoldsAtMostMatches(LIMITS.sealedMatches);

interface Place {
  /** A hash of what the device sends: storage alone opens nothing. */
  readonly name: string;
  readonly matches: number;
  readonly letters: number;
}

function nameOf(request: FastifyRequest): Result<string> {
  const key = bearer(request);
  if (key === undefined) return bad('no-token', words.progress.sendTheKeyMade);
  return good(hashToken(key));
}

async function placeOf({ context: { store, now } }: Access, request: FastifyRequest): Promise<Result<Place>> {
  const name = nameOf(request);
  if (!name.ok) return name;
  const state = await store.progress.state(name.value, now());
  if (state === 'unknown') return bad('unknown-recovery', words.progress.nothingIsKeptHere);
  if (state === 'gone') return bad('recovery-deleted', words.progress.whatWasKeptHere);
  return good({ name: name.value, ...state });
}

function begin(app: Routes, access: Access): void {
  const { store, now, addressOf } = access.context;
  app.put(
    '/api/progress',
    {
      schema: {
        summary: 'A place for finished matches under a recovery code; asking again changes nothing',
        response: { 200: KeptProgress, ...answers },
      },
    },
    async (request, reply) => {
      const name = nameOf(request);
      if (!name.ok) return refuse(reply, name.problem);
      const tooFast = access.tooFast('recoveries', { address: addressOf(request.raw) }, TOO_MANY_CODES);
      if (tooFast !== undefined) return refuse(reply, tooFast);
      await store.progress.begin(name.value, now());
      const place = await placeOf(access, request);
      return place.ok ? reply.send(await store.progress.list(place.value.name)) : refuse(reply, place.problem);
    },
  );
}

function list(app: Routes, access: Access): void {
  const { store } = access.context;
  app.get(
    '/api/progress',
    {
      schema: {
        summary: 'What is kept under a recovery code, by name only',
        response: { 200: KeptProgress, ...answers },
      },
    },
    async (request, reply) => {
      const place = await placeOf(access, request);
      return place.ok ? reply.send(await store.progress.list(place.value.name)) : refuse(reply, place.problem);
    },
  );
  app.post(
    '/api/progress/matches',
    {
      schema: {
        summary: `Matches kept under a recovery code, as the device encrypted them; the first ${LIMITS.sealedReadAtOnce} of those asked for`,
        body: WantedProgress,
        response: { 200: Type.Array(SealedMatch), ...answers },
      },
    },
    async (request, reply) => {
      const place = await placeOf(access, request);
      if (!place.ok) return refuse(reply, place.problem);
      return reply.send(
        await store.progress.read(place.value.name, request.body.ids.slice(0, LIMITS.sealedReadAtOnce)),
      );
    },
  );
}

type Amount = Omit<Place, 'name'>;

/** What was deleted leaves its name behind, which may be as many again. */
const isTooMuch = (held: Amount, added: Amount, removed: number): boolean =>
  (added.matches > 0 && held.matches + added.matches > LIMITS.sealedMatches) ||
  held.letters + added.letters > LIMITS.sealedTotal ||
  held.matches + removed > 2 * LIMITS.sealedMatches;

function change(app: Routes, access: Access): void {
  const { store, addressOf } = access.context;
  app.post(
    '/api/progress',
    {
      schema: {
        summary: 'Add finished matches, or delete some; one that is known already is not added twice',
        body: MoreProgress,
        response: { 200: Type.Object({ added: Type.Integer(), deleted: Type.Integer() }), ...answers },
      },
    },
    async (request, reply) => {
      const place = await placeOf(access, request);
      if (!place.ok) return refuse(reply, place.problem);
      const { add = [], delete: removed = [] } = request.body;
      const letters = add.reduce((sum, { body }) => sum + body.length, 0);
      const { name, ...held } = place.value;
      if (isTooMuch(held, { matches: add.length, letters }, removed.length))
        return refuse(reply, { code: 'recovery-full', message: FULL });
      const tooFast = access.tooFast('progress', { address: addressOf(request.raw) }, TOO_MANY, letters);
      if (tooFast !== undefined) return refuse(reply, tooFast);
      await store.progress.remove(name, removed);
      return reply.send({ added: await store.progress.add(name, add), deleted: removed.length });
    },
  );
}

function remove(app: Routes, access: Access): void {
  const { store, now } = access.context;
  app.delete(
    '/api/progress',
    {
      schema: {
        summary: 'Delete everything under a recovery code, for good and for all devices',
        response: { 200: Type.Object({ deleted: Type.Integer() }), ...answers },
      },
    },
    async (request, reply) => {
      const place = await placeOf(access, request);
      if (!place.ok) return refuse(reply, place.problem);
      return reply.send({ deleted: await store.progress.removeAll(place.value.name, now()) });
    },
  );
}

/** Finished matches on more than one device, without an account: the server keeps what it cannot read. */
export function addProgressRoutes(app: Routes, access: Access): void {
  begin(app, access);
  list(app, access);
  change(app, access);
  remove(app, access);
}
