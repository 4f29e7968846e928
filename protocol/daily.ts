import { Type, type Static } from 'typebox';
import { Hash, MatchId, Name, Token } from './tables.ts';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day in UTC' });

/** The same game for everybody on one day. */
export const DailyGame = Type.Object({
  game: Type.String(),
  seats: Type.Integer(),
  /** Who sits on all seats but the first. */
  level: Type.String(),
  options: Type.Unknown(),
  commitment: { ...Hash, description: 'SHA-256 of the seed of today, which is told when the day is over' },
  tomorrow: { ...Hash, description: 'SHA-256 of the seed of tomorrow' },
  yesterday: { ...Hash, description: 'The seed of yesterday' },
  practice: { ...Hash, description: 'A seed to practise with, the same for everybody; it counts nowhere' },
  /** How many have played it so far. */
  played: Type.Integer(),
});
export type DailyGame = Static<typeof DailyGame>;

export const Daily = Type.Object({ day: Day, yesterday: Day, endsAt: Type.Number(), games: Type.Array(DailyGame) });
export type Daily = Static<typeof Daily>;

const Device = Type.String({ pattern: '^[A-Za-z0-9_-]{22,86}$' });

export const DailyTry = Type.Object({ device: Device, name: Name }, { additionalProperties: false });

/** Where a try is played, and the key of its seat, which is the first. */
export const DailySeat = Type.Object({ match: MatchId, token: Token });
export type DailySeat = Static<typeof DailySeat>;

export const DailyDevice = Type.Object({ device: Device }, { additionalProperties: false });

export const DailyStanding = Type.Object({
  score: Type.Number(),
  place: Type.Integer(),
  of: Type.Integer(),
  /** How many of a hundred others did worse. */
  percentile: Type.Integer(),
  isCounted: Type.Boolean(),
});
export type DailyStanding = Static<typeof DailyStanding>;

/** How the results of one device stand by now. */
export const DailyStandings = Type.Array(Type.Object({ game: Type.String(), standing: DailyStanding }));
export type DailyStandings = Static<typeof DailyStandings>;

export const DailyList = Type.Array(
  Type.Object({
    place: Type.Integer(),
    name: Type.String(),
    score: Type.Number(),
    /** It came after its day, when the best match could be watched. */
    isLate: Type.Optional(Type.Boolean()),
  }),
);
export type DailyList = Static<typeof DailyList>;

export const DailyDay = Type.Object({ day: Day });

export const DailyParams = Type.Object({ day: Day, game: Type.String({ maxLength: 64 }) });
