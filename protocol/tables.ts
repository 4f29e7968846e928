import { Type, type Static } from 'typebox';
import { LIMITS } from './limits.ts';
import { MATCH_ID, TOKEN } from './shapes.ts';

const Text = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description });

export const Name = Text(LIMITS.nameLength, 'How a player is called at the table');
export const MatchId = Type.String({ pattern: MATCH_ID.source, description: 'Id of a match: 128 random bits' });
export const Token = Type.String({ pattern: TOKEN.source, description: 'A capability; keep it secret' });
export const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: '256 bits as 64 hexadecimal digits' });
export const PartSeal = {
  ...Hash,
  description:
    'Seal of the random part that your device adds to the deal: SHA-256 of "bandstand-part-1" and its 32 bytes',
};
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
export const MoveNumber = Type.Integer({ minimum: 0, maximum: 100_000, description: "Row of the game's move table" });

/** How fast a table plays. */
export const Pace = Type.Union([
  Type.Object({ type: Type.Literal('free') }, { additionalProperties: false }),
  Type.Object(
    { type: Type.Literal('perMove'), seconds: Type.Integer({ minimum: 5, maximum: 30 * 86_400 }) },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      type: Type.Literal('bank'),
      seconds: Type.Integer({ minimum: 10, maximum: 30 * 86_400 }),
      increment: Type.Integer({ minimum: 0, maximum: 86_400 }),
    },
    { additionalProperties: false },
  ),
]);
export type Pace = Static<typeof Pace>;

export const BotName = Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9:-]{0,30}$' });

/** Who shall sit at a new table's seat. */
export const SeatPlan = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('open') }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('bot'), bot: BotName, name: Type.Optional(Name) }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('program'), name: Name }, { additionalProperties: false }),
]);
export type SeatPlan = Static<typeof SeatPlan>;

export const NewTable = Type.Object(
  {
    game: Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' }),
    name: Name,
    seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 16 }),
    options: Type.Optional(
      Type.Record(
        Type.String({ maxLength: 40 }),
        Type.Union([Type.String({ maxLength: 80 }), Type.Number(), Type.Boolean()]),
      ),
    ),
    pack: Type.Optional(Type.Unknown({ description: 'Content to play with instead of the shipped pack' })),
    isPublic: Type.Optional(Type.Boolean({ description: 'Listed in the lobby and open to spectators' })),
    pace: Type.Optional(Pace),
    standIn: Type.Optional(BotName),
    family: Type.Optional(
      Type.Boolean({
        description: 'Several people may sit down from one network at a public table; at a private one they always may',
      }),
    ),
    showUpSeconds: Type.Optional(
      Type.Integer({
        minimum: 10,
        maximum: 3600,
        description:
          'At a public table that is not played for days: how long somebody may be away before their seat is free again',
      }),
    ),
    commitment: Type.Optional(PartSeal),
    /** Deal the same cards as a finished match of yours, or go on from one of its steps; or go on with a match that began elsewhere. */
    from: Type.Optional(
      Type.Union([
        Type.Object(
          {
            match: MatchId,
            token: Type.Optional(Token),
            step: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
          },
          { additionalProperties: false },
        ),
        Type.Object(
          { record: Type.Unknown({ description: 'The record of a match that is not over' }) },
          { additionalProperties: false },
        ),
      ]),
    ),
  },
  { additionalProperties: false },
);
export type NewTable = Static<typeof NewTable>;

export const SeatInfo = Type.Object({
  seat: SeatNumber,
  kind: Type.Union([
    Type.Literal('open'),
    /** Asked to a rematch, and has not said yes yet. */
    Type.Literal('invited'),
    Type.Literal('person'),
    Type.Literal('program'),
    Type.Literal('bot'),
  ]),
  name: Type.String(),
  /** Which bot plays here. */
  bot: Type.Optional(Type.String()),
  /** Connected now. */
  isHere: Type.Boolean(),
  /** Made the table, and may send others away. */
  isHost: Type.Optional(Type.Literal(true)),
  /** A bot plays for the absent player. */
  standIn: Type.Boolean(),
  /** Why a bot plays: their time was up, they left or resigned, the host sent them away, or others did not wait any longer. */
  standInWhy: Type.Optional(
    Type.Union([
      Type.Literal('clock'),
      Type.Literal('left'),
      Type.Literal('resigned'),
      Type.Literal('sent-away'),
      Type.Literal('away'),
    ]),
  ),
  /** Since when they are not connected during a live match, in milliseconds since 1970. */
  awaySince: Type.Optional(Type.Number()),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const TableInfo = Type.Object({
  match: MatchId,
  game: Type.String(),
  rulesVersion: Type.Integer(),
  packHash: Type.String(),
  options: Type.Unknown(),
  status: Type.Union([Type.Literal('open'), Type.Literal('playing'), Type.Literal('over')]),
  isPublic: Type.Boolean(),
  pace: Pace,
  /** The bot that plays for people who leave, run out of time or are sent away, as the host has chosen it. */
  standIn: Type.String(),
  seats: Type.Array(SeatInfo),
  /** SHA-256 of the sealed seed. */
  commitment: Type.String(),
  /** Somebody may have known the deal: it is that of an earlier match, or the match began on somebody's own device. */
  deal: Type.Optional(Type.Union([Type.Literal('same'), Type.Literal('brought')])),
  /** How a fresh deal is made. Each device seals a part; when all seats are taken, all show theirs; then cards are dealt. */
  shuffle: Type.Optional(
    Type.Object({
      phase: Type.Union([Type.Literal('gathering'), Type.Literal('revealing'), Type.Literal('dealt')]),
      /** By seat; null where none was sealed. */
      seats: Type.Array(
        Type.Union([
          Type.Null(),
          Type.Object({
            commitment: Hash,
            isIn: Type.Boolean({ description: 'Shown in time, or so far' }),
          }),
        ]),
      ),
    }),
  ),
  showUpSeconds: Type.Optional(
    Type.Integer({
      description: 'The match begins when all people are connected; who is away for so long loses the seat',
    }),
  ),
  day: Type.Optional(Type.String({ description: 'The try of a device at the game of this day' })),
  createdAt: Type.Number(),
});
export type TableInfo = Static<typeof TableInfo>;

export const Seated = Type.Object({
  match: MatchId,
  seat: Type.Union([SeatNumber, Type.Null()]),
  token: Type.Union([Token, Type.Null()]),
  invite: Type.Union([Token, Type.Null()]),
  /** Tokens for the seats that programs will play. */
  programs: Type.Array(Type.Object({ seat: SeatNumber, token: Token })),
});
export type Seated = Static<typeof Seated>;

export const Refusal = Type.Object({
  code: Type.String({ description: 'Stable reason code' }),
  message: Type.String({ description: 'What happened and what to do, in words for a person' }),
  retryAfterMs: Type.Optional(Type.Integer({ description: 'For limits: when to try again' })),
});
export type Refusal = Static<typeof Refusal>;
