import { budgetOf, createBot } from '@bandstand/bots';
import type { GameFolder } from '@bandstand/games';
import {
  bad,
  canonical,
  fastRandom,
  good,
  Match,
  parseOptions,
  secretFrom,
  verifyRecord,
  type Captions,
  type Game,
  type KnownDeal,
  type OptionValues,
  type Parts,
  type Problem,
  type Result,
  type Step,
} from '@bandstand/engine';
import { LIMITS, offeredCaptions, readName, readRecord, type NewTable, type Seated } from '@bandstand/protocol';
import { randomBytes } from 'node:crypto';
import { isSlow, type TableSettings } from '@bandstand/table';
import type { AccountOf } from './accounts.ts';
import { startIfFull } from './begin.ts';
import { isLocalAddress } from './localAddress.ts';
import { namesBeside, namesToldApart, toldApart } from './lookAlikes.ts';
import { isSentAway, originOf } from './moderation.ts';
import { freeSeal } from './parts.ts';
import type { MatchRow, SeatRow, Store } from './storage/store.ts';
import type { LiveTable } from './table/live.ts';
import type { Tables } from './table/tables.ts';
import { hashToken, isToken, newId, newOccupancy, newToken, tokenFrom } from './tokens.ts';
import { words } from './text/index.ts';

export interface LobbyParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly now: () => number;
  readonly accountOf: AccountOf;
  /** Whether nobody may learn yet how a table was dealt. */
  readonly isSecret: (table: LiveTable) => boolean;
  /** Load tests come from one address, with nobody who waits at a screen. */
  readonly isUnlimited: boolean;
  /** The longest that a bot may think about one move. */
  readonly botThinkMs: number;
}

/** Where the deal of a new table comes from. */
interface Origin {
  readonly seed: string;
  readonly opening: readonly Step[];
  readonly deal?: KnownDeal;
  readonly parts?: Parts | undefined;
  readonly captions?: Captions;
}

export interface JoinWish {
  readonly seat?: number | undefined;
  readonly name: string;
  readonly nonce?: string | undefined;
  /** Seals what the device adds to the deal. */
  readonly commitment?: string | undefined;
  /** Where the wish comes from. */
  readonly address: string;
}

/** Makes tables and lets people in. */
export class Lobby {
  private readonly parts: LobbyParts;

  constructor(parts: LobbyParts) {
    this.parts = parts;
  }

  /** Whether all bots that are wished for exist and think no longer than they may. */
  private checkBots(
    bots: readonly string[],
    { game, knowledge }: Pick<GameFolder, 'game' | 'knowledge'>,
  ): Result<true> {
    for (const bot of bots) {
      const known = createBot(bot, { game, knowledge, random: fastRandom(0) });
      if (!known.ok) return known;
      const budget = checkBudget(bot, this.parts.botThinkMs);
      if (!budget.ok) return budget;
    }
    return good(true);
  }

  /** `address` is where the wish comes from. */
  async create(wish: NewTable, address?: string): Promise<Result<Seated>> {
    const { store, tables, now, accountOf } = this.parts;
    const pack = wish.pack === undefined ? null : JSON.stringify(wish.pack);
    const folder = await tables.folder(wish.game, pack);
    if (!folder.ok) return folder;
    const { game } = folder.value;
    const options = parseOptions(game.options, wish.options);
    if (!options.ok) return options;
    const name = readName(wish.name);
    if (name === undefined) return bad('bad-name', words.lobby.pleaseGiveAName);
    const seated = wish.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []));
    const bots = this.checkBots([wish.standIn ?? 'greedy', ...seated], folder.value);
    if (!bots.ok) return bots;
    if (wish.seats.filter(({ kind }) => kind === 'me').length > 1)
      return bad('bad-seats', words.lobby.youCanSitOnOneSeat);
    const origin = await this.origin(wish, options.value, game);
    if (!origin.ok) return origin;
    if (origin.value.deal !== undefined && wish.isPublic === true)
      return bad('known-deal', words.lobby.tableWhoseDealSomebodyMayKnow);
    const { seed: secret, parts, opening, deal } = origin.value;
    const start = Match.start(game, { options: options.value, seats: wish.seats.length, secret, parts });
    if (!start.ok) return start;
    for (const [seat, move] of opening) {
      const played = start.value.play(seat, move);
      if (!played.ok) return bad('other-match', words.lobby.thatMatchCannotBeContinued);
    }
    const id = newId();
    const at = now();
    const invite = wish.isPublic === true ? null : newToken();
    const settings = settingsOf(wish, origin.value, this.parts.isUnlimited);
    const row: MatchRow = {
      id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      packHash: game.pack.hash,
      pack,
      options: JSON.stringify(options.value),
      seats: wish.seats.length,
      seed: origin.value.seed,
      settings: JSON.stringify(settings),
      inviteHash: invite === null ? null : hashToken(invite),
      status: 'open',
      createdAt: at,
      touchedAt: at,
      toAct: 0,
      deadlineAt: null,
      madeFrom: address === undefined ? null : accountOf(address),
    };
    const tokens = wish.seats.map(({ kind }) => (kind === 'me' || kind === 'program' ? newToken() : null));
    await store.createMatch(
      row,
      namesToldApart(
        wish.seats.map((plan, seat) => ({
          ...seatRow({ match: id, seat, seenAt: at }, plan, name, tokens[seat]),
          ...(plan.kind === 'me' && deal === undefined ? { commitment: wish.commitment ?? null } : {}),
          ...(plan.kind === 'me' && address !== undefined ? { joinedFrom: originOf({ id, settings }, address) } : {}),
        })),
      ),
    );
    for (const [key, text] of Object.entries(origin.value.captions ?? {}))
      await store.writeCaption(id, { key, at, seat: 0, text });
    const table = await tables.get(id);
    if (!table.ok) return table;
    await startIfFull(table.value);
    const mine = wish.seats.findIndex(({ kind }) => kind === 'me');
    return good({
      match: id,
      seat: mine < 0 ? null : mine,
      token: mine < 0 ? null : tokens[mine],
      invite,
      programs: wish.seats.flatMap(({ kind }, seat) =>
        kind === 'program' ? [{ seat, token: tokens[seat] ?? '' }] : [],
      ),
    });
  }

  /** A fresh seed, or that of another finished match whose holder asks. */
  private async origin({ from, seats }: NewTable, options: OptionValues, game: Game): Promise<Result<Origin>> {
    if (from === undefined) return good({ seed: secretFrom(randomBytes(32)), opening: [] });
    if ('record' in from) return brought(from.record, seats.length, options, game);
    const table = await this.parts.tables.get(from.match);
    if (!table.ok) return table;
    const { row } = table.value;
    if (!table.value.isOver) return bad('not-over', words.lobby.dealOfAMatch);
    if (!mayWatch(table.value, from.token, from.token)) return bad('private-table', words.lobby.thatMatchIsPrivate);
    if (this.parts.isSecret(table.value)) return { ok: false, problem: DEAL_IS_SECRET };
    const steps = from.step === undefined ? [] : table.value.state.match.steps.slice(0, from.step);
    return good({ seed: row.seed, parts: table.value.state.match.parts, opening: steps, deal: 'same' });
  }

  /** Sits down on an open seat; whoever asks again with the same nonce gets the same seat and key again. */
  async join(
    table: LiveTable,
    { seat: wanted, name: rawName, nonce, commitment, address }: JoinWish,
  ): Promise<Result<{ seat: number; token: string }>> {
    const { store } = this.parts;
    const name = readName(rawName);
    if (name === undefined) return bad('bad-name', words.lobby.pleaseGiveAName);
    if (table.isOver) return bad('match-over', words.lobby.thisMatchIsOver);
    const joinedFrom = originOf(table, address);
    if (await isSentAway(store, table, joinedFrom)) return { ok: false, problem: SENT_AWAY };
    const isFree = ({ kind, seat }: SeatRow): boolean => kind === 'open' && (wanted === undefined || seat === wanted);
    const token = nonce === undefined ? newToken() : tokenFrom(table.id, nonce);
    const seal = table.settings.deal === undefined ? (commitment ?? null) : null;
    const kind = 'person' as const;
    const occupancy = newOccupancy();
    const isAlone = isOnePerAddress(table, address) && !this.parts.isUnlimited;
    // Who is here is said by their connection.
    const change = {
      kind,
      name,
      tokenHash: hashToken(token),
      seenAt: 0,
      commitment: seal,
      joinedFrom,
      occupancy,
      isAlone,
    };
    // Twice, because seats may be swapped while we look.
    for (let look = 0; look < 2; look++) {
      const seats = await store.seats(table.id);
      const held = seats.find(({ tokenHash }) => isToken(token, tokenHash));
      const free = held === undefined ? await freeSeal(store, table.id, commitment) : good(true);
      if (!free.ok) return free;
      if (held === undefined && isAlone && seats.some((seat) => seat.joinedFrom === joinedFrom))
        return bad('same-address', words.lobby.somebodyFromYourNetwork);
      for (const { seat } of held === undefined ? seats.filter(isFree) : [held]) {
        const told = { ...change, name: toldApart(name, seat, namesBeside(seats, seat)) };
        if (held === undefined && !(await store.takeSeat(table.id, seat, told))) continue;
        await table.refresh();
        await this.tellLateOneApart(table, seat);
        await startIfFull(table);
        await store.wake(table.id);
        return good({ seat, token });
      }
    }
    return wanted === undefined
      ? bad('table-full', words.lobby.allSeatsAreTaken)
      : bad('seat-taken', words.lobby.thatSeatIsTaken);
  }

  /** Of two who sat down in the same moment under names that look alike, the one on the later seat is told apart. */
  private async tellLateOneApart(table: LiveTable, seat: number): Promise<void> {
    const { name, occupancy } = table.seats[seat];
    const told = toldApart(name, seat, namesBeside(table.seats.slice(0, seat), seat));
    if (told === name) return;
    await this.parts.store.updateOccupant(table.id, occupancy ?? '', { name: told });
    await table.refresh();
  }

  /** The host gives a free seat to a bot, or takes it back for people; where nobody is waited for any more the match begins. */
  async plan(table: LiveTable, by: SeatRow, seat: number, bot: string | undefined): Promise<Result<true>> {
    const { store } = this.parts;
    if (by.isHost !== true) return bad('not-host', words.moderation.onlyWhoMadeTheTable);
    const known = bot === undefined ? good(true as const) : this.checkBots([bot], table);
    if (!known.ok) return known;
    const name = toldApart(words.lobby.bot(seat + 1), seat, namesBeside(await store.seats(table.id), seat));
    if (!(await store.planSeat(table.id, seat, bot === undefined ? undefined : { bot, name })))
      return bad('seat-taken', words.lobby.onlyFreeSeatsAndBots);
    await table.refresh();
    await startIfFull(table);
    await store.wake(table.id);
    return good(true);
  }

  /** Before the match begins, everybody who is seated may change who sits where. */
  async swap(table: LiveTable, [a, b]: readonly [number, number]): Promise<Result<true>> {
    const { store } = this.parts;
    const count = table.seats.length;
    if (a === b || a >= count || b >= count) return bad('bad-seats', words.lobby.nameTwoDifferentSeats);
    if (!(await store.swapSeats(table.id, a, b))) return bad('already-started', words.lobby.matchHasBegunSeats);
    await table.refresh();
    await store.wake(table.id);
    return good(true);
  }
}

/** A match that began on somebody's device: its record is played again and goes on from there. */
function brought(json: unknown, seats: number, options: OptionValues, game: Game): Result<Origin> {
  const record = readRecord(json);
  if (!record.ok) return record;
  const match = verifyRecord(game, record.value);
  if (!match.ok) return match;
  if (match.value.isOver) return bad('match-over', words.lobby.thisMatchIsOverThere);
  if (record.value.seats !== seats) return bad('bad-seats', words.lobby.thisMatchHasSeats(record.value.seats));
  if (canonical(match.value.options) !== canonical(options)) return bad('bad-options', words.lobby.thisMatchWasBegun);
  const { seed, parts, moves } = record.value;
  return good({ seed, parts, opening: moves, deal: 'brought', captions: offeredCaptions(game, record.value) });
}

function seatRow(
  place: Pick<SeatRow, 'match' | 'seat' | 'seenAt'>,
  plan: NewTable['seats'][number],
  owner: string,
  token: string | null,
): SeatRow {
  const { seat } = place;
  const key = token === null ? { tokenHash: null } : { tokenHash: hashToken(token), occupancy: newOccupancy() };
  const blank = { ...place, bot: '', ...key, webhook: null, push: null };
  switch (plan.kind) {
    case 'me':
      return { ...blank, kind: 'person', name: owner, isHost: true };
    case 'open':
      return { ...blank, kind: 'open', name: '' };
    case 'bot':
      return { ...blank, kind: 'bot', name: readName(plan.name ?? '') ?? words.lobby.bot(seat + 1), bot: plan.bot };
    case 'program':
      return { ...blank, kind: 'program', name: readName(plan.name) ?? words.lobby.program(seat + 1) };
  }
}

/** Everybody's bots think on the same threads: nobody may ask for hours. */
function checkBudget(bot: string, mostMs: number): Result<true> {
  const budget = budgetOf(bot);
  if (budget === undefined) return good(true);
  const isTooMuch = 'ms' in budget ? budget.ms > mostMs : budget.looks > LIMITS.botIterations;
  return isTooMuch
    ? bad('bot-budget', words.lobby.botOfThisServer(bot.split(':')[0], mostMs, LIMITS.botIterations))
    : good(true);
}

const settingsOf = (wish: NewTable, { opening, deal, parts }: Origin, isUnlimited: boolean): TableSettings => ({
  pace: wish.pace ?? { type: 'free' },
  standIn: wish.standIn ?? 'greedy',
  opening,
  ...(wish.isPublic === true && !isUnlimited ? strangersRules(wish) : {}),
  ...(deal === undefined ? {} : { deal }),
  ...(parts === undefined ? {} : { parts }),
});

/** What holds where strangers meet: they come one by one, and are there when it begins. */
const strangersRules = ({
  family,
  showUpSeconds,
  pace,
}: NewTable): Pick<TableSettings, 'isFamily' | 'showUpSeconds'> => ({
  ...(family === true ? { isFamily: true } : {}),
  ...(pace !== undefined && isSlow(pace) ? {} : { showUpSeconds: showUpSeconds ?? LIMITS.showUpSeconds }),
});

/**
 * Friends come by a link and may well share a network, so private tables ask nothing. At a public one, a stranger with three of
 * four seats plays against one person: each address has one, unless the host says that a family comes, or the whole server is
 * at home, where everybody's address is of its own network.
 */
const isOnePerAddress = ({ row, settings }: LiveTable, address: string): boolean =>
  row.inviteHash === null && settings.isFamily !== true && !isLocalAddress(address.replace('::/64', '::'));

/** The seat that a token opens at this table. */
export const seatOf = (table: LiveTable, token: string | undefined): SeatRow | undefined =>
  table.seats.find(({ tokenHash }) => isToken(token, tokenHash));

/** A public table can be watched by everybody, a private one with its invitation or a seat. */
export const mayWatch = (table: LiveTable, token: string | undefined, invite: string | undefined): boolean =>
  table.row.inviteHash === null || isToken(invite, table.row.inviteHash) || seatOf(table, token) !== undefined;

/** Somebody who was sent away looks at what they finished, and that is all. */
export const isEnded = (seat: SeatRow | undefined): boolean => seat?.isEnded === true;

export const SENT_AWAY: Problem = { code: 'sent-away', message: words.lobby.hostHasSentYouAway };

export const privateTable: Problem = {
  code: 'private-table',
  message: words.lobby.thisTableIsPrivate,
};

export const DEAL_IS_SECRET: Problem = { code: 'deal-secret', message: words.daily.dealIsSecret };

export const KEY_IS_OVER: Problem = {
  code: 'bad-token',
  message: words.lobby.thisSeatWasOpened,
};
