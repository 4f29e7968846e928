import { Type, type Static } from 'typebox';
import { LIMITS } from './limits.ts';
import type { Patch } from './patch.ts';
import { REACTIONS } from './reactions.ts';
import { MatchId, MoveNumber, Refusal, TableInfo, Token } from './tables.ts';

const closed = { additionalProperties: false } as const;
const Nonce = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'Chosen by the client; the same nonce is never played twice',
});

/** Everything a client may send over the WebSocket. */
export const ClientMessage = Type.Union([
  Type.Object(
    {
      type: Type.Literal('hello'),
      protocol: Type.Integer(),
      match: MatchId,
      token: Type.Optional(Token),
      invite: Type.Optional(Token),
      /** The last version seen; the server sends what came after it. */
      version: Type.Optional(Type.Integer({ minimum: 0 })),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('move'), nonce: Nonce, move: MoveNumber }, closed),
  /** Take my last choice back, with what bots answered; `redo` plays it again. */
  Type.Object({ type: Type.Literal('undo') }, closed),
  Type.Object({ type: Type.Literal('redo') }, closed),
  /** Ask everybody to go back to my last choice, or to end the match as it stands. */
  Type.Object(
    { type: Type.Literal('propose'), wish: Type.Union([Type.Literal('rewind'), Type.Literal('end')]) },
    closed,
  ),
  Type.Object({ type: Type.Literal('answer'), yes: Type.Boolean() }, closed),
  Type.Object({ type: Type.Literal('resign') }, closed),
  /** Let a bot play for me. */
  Type.Object({ type: Type.Literal('leave') }, closed),
  Type.Object({ type: Type.Literal('back') }, closed),
  /** Go on with this match elsewhere: it ends here. Only where all others are bots. */
  Type.Object({ type: Type.Literal('home') }, closed),
  Type.Object(
    { type: Type.Literal('chat'), text: Type.String({ minLength: 1, maxLength: LIMITS.chatLength }) },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('react'),
      reaction: Type.String({
        minLength: 1,
        maxLength: 40,
        description: `One of ${REACTIONS.join(', ')}, or a sign that the game offers now`,
      }),
    },
    closed,
  ),
  /** Write a text beside the match that the game offers me now; an empty one, where it may be, brings the default back. */
  Type.Object(
    {
      type: Type.Literal('caption'),
      key: Type.String({ minLength: 1, maxLength: LIMITS.captionKeyLength }),
      text: Type.String({ maxLength: LIMITS.captionLength }),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('ping') }, closed),
]);
export type ClientMessage = Static<typeof ClientMessage>;

export const ClockInfo = Type.Object({
  /** Milliseconds left per seat, counted from `at`; null where no clock runs out. */
  left: Type.Array(Type.Union([Type.Number(), Type.Null()])),
  running: Type.Array(Type.Boolean()),
});
export type ClockInfo = Static<typeof ClockInfo>;

const Proposal = Type.Object({
  by: Type.Integer(),
  wish: Type.Union([Type.Literal('rewind'), Type.Literal('end')]),
  waitingFor: Type.Array(Type.Integer()),
  /** Milliseconds until it lapses. */
  leftMs: Type.Optional(Type.Number()),
});
export type Proposal = Static<typeof Proposal>;

const Dropped = Type.Object({
  by: Type.Integer(),
  wish: Type.Union([Type.Literal('rewind'), Type.Literal('end')]),
  how: Type.Union([Type.Literal('declined'), Type.Literal('lapsed')]),
});
/** A proposal that came to nothing. */
export type Dropped = Static<typeof Dropped>;

const Ending = Type.Object({
  how: Type.Union([
    Type.Literal('played'),
    Type.Literal('resigned'),
    Type.Literal('agreed'),
    /** Its only person took it home. */
    Type.Literal('moved'),
    /** The owner of the server ended it. */
    Type.Literal('closed'),
    /** Somebody would rather not play, before the match began. */
    Type.Literal('declined'),
  ]),
  outcome: Type.Optional(Type.Unknown()),
  by: Type.Optional(Type.Integer()),
  at: Type.Optional(Type.Number({ description: 'When, in milliseconds since 1970' })),
});
export type Ending = Static<typeof Ending>;

const Captions = Type.Record(Type.String(), Type.String());

/** Where a viewer stands. Versions count what this viewer could notice, so that they tell nothing hidden. */
const standing = {
  version: Type.Integer(),
  moves: Type.Array(MoveNumber, { description: "The viewer's legal moves" }),
  toAct: Type.Array(Type.Integer(), { description: 'Seats that are being waited for' }),
  clock: Type.Optional(ClockInfo),
  proposal: Type.Optional(Proposal),
  /** The last proposal, if it was declined or nobody answered in time; until the next move. */
  dropped: Type.Optional(Dropped),
  ending: Type.Optional(Ending),
  canUndo: Type.Boolean(),
  /** Why the viewer cannot undo, as a stable code. */
  undoProblem: Type.Optional(Type.String()),
  canRedo: Type.Optional(Type.Boolean()),
  nonce: Type.Optional(
    Type.String({ description: 'Of the move that caused this, for its mover: the move is accepted' }),
  ),
} as const;

export const ServerMessage = Type.Union([
  Type.Object({
    type: Type.Literal('welcome'),
    protocol: Type.Integer(),
    viewer: Type.Union([Type.Integer(), Type.Literal('spectator')]),
    table: TableInfo,
  }),
  Type.Object({
    type: Type.Literal('snapshot'),
    ...standing,
    view: Type.Unknown(),
    events: Type.Array(Type.Unknown()),
  }),
  Type.Object({
    type: Type.Literal('update'),
    ...standing,
    patch: Type.Optional(Type.Unsafe<Patch>({})),
    events: Type.Array(Type.Unknown()),
  }),
  Type.Object({ type: Type.Literal('table'), table: TableInfo }),
  Type.Object({ type: Type.Literal('accepted'), nonce: Type.String() }),
  Type.Object({ type: Type.Literal('refused'), nonce: Type.Optional(Type.String()), ...Refusal.properties }),
  Type.Object({
    type: Type.Literal('chat'),
    n: Type.Integer(),
    at: Type.Number(),
    seat: Type.Union([Type.Integer(), Type.Null()]),
    name: Type.String(),
    kind: Type.Union([
      Type.Literal('text'),
      Type.Literal('reaction'),
      Type.Literal('sign'),
      Type.Literal('rematch'),
      /** Words were taken away: `text` has the numbers of the lines, to be taken off the screen with the name. */
      Type.Literal('removed'),
      /** The host has sent this seat's person away: `text` is the bot that plays on, or nothing where the seat is free again. */
      Type.Literal('sent-away'),
    ]),
    text: Type.String(),
  }),
  /** Everything that was written beside the match, after the welcome and after every change. */
  Type.Object({ type: Type.Literal('captions'), captions: Captions }),
  Type.Object({ type: Type.Literal('pong') }),
  Type.Object({ type: Type.Literal('bye'), code: Type.String(), message: Type.String() }),
]);
export type ServerMessage = Static<typeof ServerMessage>;
export type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;
export type Update = Extract<ServerMessage, { type: 'update' }>;
