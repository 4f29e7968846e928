import { defaultOptions, type Game, type LevelName, type Result } from '@bandstand/engine';
import type { TableSettings } from '@bandstand/table';
import type { AccountOf } from '../accounts.ts';
import { startIfFull } from '../begin.ts';
import type { SeatRow, Store } from '../storage/store.ts';
import type { LiveTable } from '../table/live.ts';
import type { Tables } from '../table/tables.ts';
import { hashToken, idFrom, newOccupancy, newToken } from '../tokens.ts';
import { words } from '../text/index.ts';

/** Alone where the rules allow it, else against bots of one level. */
export const dailySeats = (game: Game): number => game.seats.min;

export const DAILY_LEVEL: LevelName = 'fair';

export interface TryParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly now: () => number;
  readonly accountOf: AccountOf;
}

/** Who wants to play a game of the day. */
export interface TryWish {
  readonly day: string;
  readonly game: string;
  readonly device: string;
  readonly name: string;
  readonly address: string;
}

/** It follows from the device's key, so that all who have the key find the one table, and a second one is never made. */
export const tryId = ({ day, game, device }: Pick<TryWish, 'day' | 'game' | 'device'>): string =>
  idFrom([device], `daily ${day} ${game}`);

/** The table of a try, made if there is none. */
export async function tableOf(
  parts: TryParts,
  wish: TryWish,
  seedOf: () => Promise<string>,
  mayMake: () => Result<unknown>,
): Promise<Result<LiveTable>> {
  const { store, tables } = parts;
  const id = tryId(wish);
  if ((await store.match(id)) === undefined) {
    const folder = await tables.folder(wish.game, null);
    if (!folder.ok) return folder;
    const may = mayMake();
    if (!may.ok) return may;
    await make(parts, wish, { id, seed: await seedOf(), game: folder.value.game }).catch(async (error: unknown) => {
      // Another tab asked at the same moment.
      if ((await store.match(id)) === undefined) throw error;
    });
  }
  const table = await tables.get(id);
  if (table.ok) await startIfFull(table.value);
  return table;
}

interface Making {
  readonly id: string;
  readonly seed: string;
  readonly game: Game;
}

async function make({ store, now, accountOf }: TryParts, wish: TryWish, { id, seed, game }: Making): Promise<void> {
  const at = now();
  const { day, device, name, address } = wish;
  const settings: TableSettings = {
    pace: { type: 'free' },
    standIn: DAILY_LEVEL,
    opening: [],
    daily: { day, device: hashToken(device) },
  };
  const seats = dailySeats(game);
  const blank = { match: id, seenAt: at, webhook: null, push: null, tokenHash: null };
  await store.createMatch(
    {
      id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      packHash: game.pack.hash,
      pack: null,
      options: JSON.stringify(defaultOptions(game.options)),
      seats,
      seed,
      settings: JSON.stringify(settings),
      // Nobody is told it: a try is nobody else's to watch.
      inviteHash: hashToken(newToken()),
      status: 'open',
      createdAt: at,
      touchedAt: at,
      toAct: 0,
      deadlineAt: null,
      madeFrom: accountOf(address),
    },
    Array.from({ length: seats }, (_, seat): SeatRow =>
      seat === 0
        ? { ...blank, seat, kind: 'person', name, bot: '', occupancy: newOccupancy(), isHost: true }
        : { ...blank, seat, kind: 'bot', name: words.lobby.bot(seat + 1), bot: DAILY_LEVEL },
    ),
  );
}
