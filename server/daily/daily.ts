import { randomBytes } from 'node:crypto';
import {
  Match,
  bad,
  commitmentTo,
  defaultOptions,
  good,
  hashOf,
  parseRecord,
  playsLike,
  recordOf,
  type Game,
  type LevelName,
  type MatchRecord,
  type Outcome,
  type Result,
} from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import type { Daily as Today, DailyGame, DailyList, DailyStanding, DailyStandings } from '@bandstand/protocol';
import { Slices } from '../slices.ts';
import type { DailyResult } from '../storage/daily.ts';
import { DAILY_SEEDS } from '../storage/sealedSeeds.ts';
import type { Store } from '../storage/store.ts';
import { hashToken } from '../tokens.ts';
import { words } from '../text/index.ts';
import { DAY_MS, dayOf, endOf } from './day.ts';

const LISTED = 20;
/** Late results of people who were offline still count for so long. */
const OPEN_DAYS = 3;

/** Alone where the rules allow it, else against bots of one level. */
const dailySeats = (game: Game): number => game.seats.min;

const DAILY_LEVEL: LevelName = 'fair';

/** More is better: a win before everything, then the score in the game's own sense. */
const worthOf = (game: Game, { shares, scores }: Outcome): number =>
  (scores.length > 1 && shares[0] > 0 ? 1_000_000 : 0) + (game.lowScoreWins === true ? -scores[0] : scores[0]);

/** A match that was played through: how it ended, and the record of just that. */
interface Checked {
  readonly outcome: Outcome;
  readonly played: MatchRecord;
}

/** One game a day and title, the same for everybody; whoever says what they scored shows how. */
export class Daily {
  private readonly store: Store;
  private readonly now: () => number | undefined;
  private readonly slices = new Slices();

  /** `now` is the time by which days turn, while it can be told. */
  constructor(store: Store, now: () => number | undefined) {
    this.store = store;
    this.now = now;
  }

  /** The first node that asks decides; nobody can know a seed before its day. */
  private seedOf(day: string, game: string): Promise<string> {
    return this.store.keep(`${DAILY_SEEDS}${day}:${game}`, randomBytes(32).toString('hex'));
  }

  private time(): Result<number> {
    const now = this.now();
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
    const [seed, tomorrow, { of }] = await Promise.all([
      this.seedOf(dayOf(now), id),
      this.seedOf(dayOf(now + DAY_MS), id),
      this.store.daily.standing(dayOf(now), id, 0),
    ]);
    const options = defaultOptions(game.options);
    return {
      game: id,
      seats: dailySeats(game),
      level: DAILY_LEVEL,
      options,
      seed,
      tomorrow: commitmentTo(tomorrow),
      played: of,
    };
  }

  /** Replays what was sent; only a whole match of that day's game counts, and only the first of each device. */
  async submit(day: string, id: string, device: string, name: string, sent: unknown): Promise<Result<DailyStanding>> {
    const time = this.time();
    if (!time.ok) return time;
    const at = time.value;
    if (day > dayOf(at) || day < dayOf(at - OPEN_DAYS * DAY_MS)) return bad('wrong-day', words.daily.resultsOfThisDay);
    const found = await loadGame(id);
    if (!found.ok) return found;
    const { game } = found.value;
    const record = parseRecord(sent);
    if (!record.ok) return record;
    const checked = await this.check(game, record.value, await this.seedOf(day, id));
    if (!checked.ok) return checked;
    const { outcome, played } = checked.value;
    // What was played, not what was sent: other things may stand beside it.
    const text = JSON.stringify(played);
    const kept = await this.store.daily.add({
      day,
      game: id,
      device: hashToken(device),
      name,
      score: outcome.scores[0],
      worth: worthOf(game, outcome),
      record: text,
      at,
    });
    return good(await this.standingOf(kept, kept.record === text));
  }

  /** How what a device handed in for a day stands by now: others play after it. */
  async standings(day: string, device: string): Promise<DailyStandings> {
    const results = await this.store.daily.ofDevice(day, hashToken(device));
    return Promise.all(
      results.map(async (result) => ({ game: result.game, standing: await this.standingOf(result, true) })),
    );
  }

  private async standingOf(result: DailyResult, isCounted: boolean): Promise<DailyStanding> {
    const { place, of, worse } = await this.store.daily.standing(result.day, result.game, result.worth);
    const percentile = of <= 1 ? 100 : Math.round((100 * worse) / (of - 1));
    return { score: result.score, place, of, percentile, isCounted };
  }

  /** In slices: a long record must not hold up the tables. */
  private async check(game: Game, record: MatchRecord, seed: string): Promise<Result<Checked>> {
    const isThatGame =
      record.game === game.id &&
      record.rulesVersion === game.rulesVersion &&
      playsLike(game.pack, record.pack) &&
      record.seed === seed &&
      record.parts === undefined &&
      // A practice says itself that its deal was known.
      record.deal === undefined &&
      record.seats === dailySeats(game) &&
      hashOf(record.options) === hashOf(defaultOptions(game.options));
    if (!isThatGame) return bad('other-match', words.daily.thisIsNotAMatch);
    const match = Match.start(game, { options: record.options, seats: record.seats, secret: record.seed });
    if (!match.ok) return match;
    for (const [seat, move] of record.moves) {
      await this.slices.pause();
      const played = match.value.play(seat, move);
      if (!played.ok) return played;
    }
    const outcome: Outcome | undefined = game.outcome(match.value.state);
    if (outcome === undefined) return bad('unfinished', words.daily.thisMatchIsNotOver);
    return good({ outcome, played: recordOf(match.value) });
  }

  async list(day: string, game: string): Promise<DailyList> {
    const results = await this.store.daily.best(day, game, LISTED);
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
    const { daily } = this.store;
    const [best] = [...(await daily.best(day, game, 1, endOf(day))), ...(await daily.best(day, game, 1))];
    return best === undefined
      ? bad('unknown-match', words.daily.nobodyPlayedThatGame)
      : good({ name: best.name, record: JSON.parse(best.record) as unknown });
  }
}
