import { Type, type Static } from 'typebox';
import { LIMITS } from './limits.ts';

/** How a device calls a match that it keeps here: a keyed hash, so that nobody can tell which match it is. */
const SealedId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'A keyed hash of the match' });

export const SealedMatch = Type.Object(
  {
    id: SealedId,
    body: Type.String({
      pattern: '^[A-Za-z0-9_-]+$',
      maxLength: LIMITS.sealedLength,
      description: 'The match, encrypted by the device; the server has no key to it',
    }),
  },
  { additionalProperties: false },
);
export type SealedMatch = Static<typeof SealedMatch>;

/** What lies under a recovery code. Deleted ones are named, so that other devices delete them too. */
export const KeptProgress = Type.Object({ kept: Type.Array(SealedId), deleted: Type.Array(SealedId) });
export type KeptProgress = Static<typeof KeptProgress>;

export const MoreProgress = Type.Object(
  {
    add: Type.Optional(Type.Array(SealedMatch, { maxItems: LIMITS.sealedAtOnce })),
    delete: Type.Optional(Type.Array(SealedId, { maxItems: LIMITS.sealedAtOnce })),
  },
  { additionalProperties: false },
);
export type MoreProgress = Static<typeof MoreProgress>;

export const WantedProgress = Type.Object(
  { ids: Type.Array(SealedId, { minItems: 1, maxItems: LIMITS.sealedAtOnce }) },
  { additionalProperties: false },
);
