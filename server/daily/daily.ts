import { createHash, randomBytes } from 'node:crypto';
import {
  bad,
  commitmentTo,
  defaultOptions,
  good,
  recordOf,
  type Game,
  type Outcome,
  type Result,
} from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import type {
  Daily as Today,
  DailyGame,
  DailyList,
  DailySeat,
  DailyStanding,
  DailyStandings,
} from '@bandstand/protocol';
import type { DailyResult } from '../storage/daily.ts';
import { DAILY_SEEDS } from '../storage/sealedSeeds.ts';
import type { LiveTable } from '../table/live.ts';
import { hashToken, newToken } from '../tokens.ts';
import { words } from '../text/index.ts';
import { DAILY_LEVEL, dailySeats, tableOf, tryId, type TryParts, type TryWish } from './try.ts';
import { DAY_MS, dayOf, endOf } from './day.ts';

const LISTED = 20;
/** What was begun within its day may be finished for so long. */
const OPEN_DAYS = 3;

/** More is better: a win before everything, then the score in the game's own sense. */
const worthOf = (game: Game, { shares, scores }: Outcome): number =>
  (scores.length > 1 && shares[0] > 0 ? 1_000_000 : 0) + (game.lowScoreWins === true ? -scores[0] : scores[0]);

export interface DailyParts extends TryParts {
  /** The time by which days turn, while it can be told. */
  readonly days: { now(): number | undefined };
}

/**
 * One deal a day and title, the same for everybody. The try that counts is a table of this server, which deals it card by card:
 * nobody is told the seed before the day is over.
 */
export class Daily {
  private readonly parts: DailyParts;

  constructor(parts: DailyParts) {
    this.parts = parts;
  }

  /** The first node that asks decides. */
  private seedOf(day: string, game: string): Promise<string> {
    return this.parts.store.keep(`${DAILY_SEEDS}${day}:${game}`, randomBytes(32).toString('hex'));
  }

  private time(): Result<number> {
    const now = this.parts.days.now();
    return now === undefined ? bad('day-unsure', words.daily.dayIsMadeSureOf) : good(now);
  }

  async today(): Promise<Result<Today>> {
    const time = this.time();
    if (!time.ok) return time;
    const now = time.value;
    const games = await Promise.all((await gameIds()).map((id) => this.gameOf(id, now)));
    const day = dayOf(now);
    return good({
      day,
      yesterday: dayOf(now - DAY_MS),
      endsAt: endOf(day),
      games: games.flatMap((game) => game ?? []),
    });
  }

  private async gameOf(id: string, now: number): Promise<DailyGame | undefined> {
    const found = await loadGame(id);
    if (!found.ok) return undefined;
    const { game } = found.value;
    const [yesterday, seed, tomorrow, { of }] = await Promise.all([
      this.seedOf(dayOf(now - DAY_MS), id),
      this.seedOf(dayOf(now), id),
      this.seedOf(dayOf(now + DAY_MS), id),
      this.parts.store.daily.standing(dayOf(now), id, 0),
    ]);
    return {
      game: id,
      seats: dailySeats(game),
      level: DAILY_LEVEL,
      options: defaultOptions(game.options),
      commitment: commitmentTo(seed),
      tomorrow: commitmentTo(tomorrow),
      yesterday,
      practice: createHash('sha256')
        .update(`practice ${dayOf(now)} ${id}`)
        .digest('hex'),
      played: of,
    };
  }

  /** Whether nobody may learn yet how a table was dealt. */
  isSecret({ settings }: Pick<LiveTable, 'settings'>): boolean {
    if (settings.daily === undefined) return false;
    const now = this.parts.days.now();
    return now === undefined || dayOf(now) <= settings.daily.day;
  }

  /**
   * The table of a device's one try at the game of today, made when it first asks. Asked again, it is the same table, also for
   * some days after its own, under a new key that ends the one before. `mayMake` is asked before a table is made.
   */
  async begin(wish: TryWish, mayMake: () => Result<true>): Promise<Result<DailySeat>> {
    const { store } = this.parts;
    const open = this.openOn(wish.day);
    if (!open.ok) return open;
    const seed = (): Promise<string> => this.seedOf(wish.day, wish.game);
    const table = await tableOf(this.parts, wish, seed, () => (open.value.isToday ? mayMake() : WRONG_DAY));
    if (!table.ok) return table;
    await this.finish(table.value);
    const token = newToken();
    const [{ occupancy }] = table.value.seats;
    await store.updateOccupant(table.value.id, occupancy ?? '', { tokenHash: hashToken(token) });
    await table.value.refresh();
    await store.wake(table.value.id);
    return good({ match: table.value.id, token });
  }

  private openOn(day: string): Result<{ readonly isToday: boolean }> {
    const time = this.time();
    if (!time.ok) return time;
    const today = dayOf(time.value);
    return day > today || day < dayOf(time.value - OPEN_DAYS * DAY_MS) ? WRONG_DAY : good({ isToday: day === today });
  }

  /** Keeps the result of a try that was played to its end by its person alone; as often as somebody asks, it counts once. */
  async finish({ settings, state, game, seats, isOver }: LiveTable): Promise<void> {
    if (!isOver || settings.daily === undefined || state.absences.some(({ why }) => why !== undefined)) return;
    const outcome: Outcome | undefined = game.outcome(state.match.state);
    const now = this.parts.days.now();
    const { day, device } = settings.daily;
    if (outcome === undefined || now === undefined || !this.openOn(day).ok) return;
    await this.parts.store.daily.add({
      day,
      game: game.id,
      device,
      name: seats[0].name,
      score: outcome.scores[0],
      worth: worthOf(game, outcome),
      record: JSON.stringify(recordOf(state.match)),
      at: now,
    });
  }

  /** How the results of a device for a day stand by now: others play after it. */
  async standings(day: string, device: string): Promise<DailyStandings> {
    const { store } = this.parts;
    const known = await store.daily.ofDevice(day, hashToken(device));
    const isKnown = (game: string): boolean => known.some((result) => result.game === game);
    const others = (await gameIds()).filter((game) => !isKnown(game));
    const isNews = (await Promise.all(others.map((game) => this.catchUp(tryId({ day, game, device }))))).includes(true);
    const results = isNews ? await store.daily.ofDevice(day, hashToken(device)) : known;
    return Promise.all(results.map(async (result) => ({ game: result.game, standing: await this.standingOf(result) })));
  }

  /** Where a server ended between the last move and the result; tells whether the try is over. */
  private async catchUp(match: string): Promise<boolean> {
    if ((await this.parts.store.match(match))?.status !== 'over') return false;
    const table = await this.parts.tables.get(match);
    if (table.ok) await this.finish(table.value);
    return table.ok;
  }

  private async standingOf(result: DailyResult): Promise<DailyStanding> {
    const { place, of, worse } = await this.parts.store.daily.standing(result.day, result.game, result.worth);
    const percentile = of <= 1 ? 100 : Math.round((100 * worse) / (of - 1));
    return { score: result.score, place, of, percentile, isCounted: true };
  }

  async list(day: string, game: string): Promise<DailyList> {
    const results = await this.parts.store.daily.best(day, game, LISTED);
    return results.map(({ name, score, worth, at }) => ({
      place: 1 + results.filter((other) => other.worth > worth).length,
      name,
      score,
      ...(at < endOf(day) ? {} : { isLate: true }),
    }));
  }

  /** How the best of a day played, once the day is over; of those who came in time, if anybody did. */
  async best(day: string, game: string): Promise<Result<unknown>> {
    const time = this.time();
    if (!time.ok) return time;
    // A result that comes later may be copied from it.
    if (day >= dayOf(time.value)) return bad('not-yet', words.daily.bestMatchCanBeWatched);
    const { daily } = this.parts.store;
    const [best] = [...(await daily.best(day, game, 1, endOf(day))), ...(await daily.best(day, game, 1))];
    return best === undefined
      ? bad('unknown-match', words.daily.nobodyPlayedThatGame)
      : good({ name: best.name, record: JSON.parse(best.record) as unknown });
  }
}

const WRONG_DAY = bad('wrong-day', words.daily.gameOfThisDay);
