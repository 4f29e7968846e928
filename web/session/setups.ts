import { defaultOptions, parseOptions, type Game, type OptionValue, type Result } from '@bandstand/engine';
import type { LocalPlayer } from '@bandstand/table';
import { settings } from '../settings.ts';
import { cardOf } from '../shelf.ts';
import { storage } from '../storage.ts';
import { levelsOf, usualLevel } from './levels.ts';
import { startLocal } from './open.ts';
import type { PageTable } from './pageTable.ts';
import { drawn } from './drawn.ts';
import { setupKey } from './played.ts';
import { words } from '../text/index.ts';

export const PERSON = 'person';

/** Who sits where and with which options: what the set-up page shows and one tap starts. */
export interface LocalSetup {
  /** A person, or the level of a bot. */
  readonly seats: readonly string[];
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Whether lots are drawn for the seats. */
  readonly drawsSeats: boolean;
}

/** The number of seats that is proposed: two if the game allows it. */
export const usualSeats = ({ seats }: Game): number => Math.max(seats.min, Math.min(2, seats.max));

const usualSetup = (game: Game): LocalSetup => ({
  seats: Array.from({ length: usualSeats(game) }, (_, seat) => (seat === 0 ? PERSON : usualLevel(game))),
  names: [],
  options: defaultOptions(game.options),
  drawsSeats: cardOf(game.id)?.drawsSeats === true,
});

const isListOfTexts = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((each) => typeof each === 'string');

/** What was chosen last for this game, as far as it still makes sense. */
export function lastSetup(game: Game): LocalSetup {
  const usual = usualSetup(game);
  try {
    const kept = JSON.parse(storage.read(setupKey(game.id)) ?? 'null') as Partial<LocalSetup> | null;
    if (kept === null || !isListOfTexts(kept.seats) || !isListOfTexts(kept.names)) return usual;
    const levels = new Set([PERSON, ...levelsOf(game).map(({ level }) => level)]);
    const fits = kept.seats.length >= game.seats.min && kept.seats.length <= game.seats.max;
    if (!fits || !kept.seats.every((who) => levels.has(who))) return usual;
    const known = Object.entries(kept.options ?? {}).filter(([name]) => name in game.options);
    const options = parseOptions(game.options, Object.fromEntries(known));
    return {
      ...usual,
      seats: kept.seats,
      names: kept.names,
      options: options.ok ? options.value : usual.options,
      drawsSeats: kept.drawsSeats ?? usual.drawsSeats,
    };
  } catch {
    return usual;
  }
}

const rememberSetup = (game: Game, setup: LocalSetup): void => {
  storage.write(setupKey(game.id), JSON.stringify(setup));
};

/** What a seat is called when nobody typed a name. */
export function usualName(seats: readonly string[], seat: number): string {
  const before = seats.slice(0, seat).filter((who) => who === PERSON).length;
  return before === 0 && settings().name !== '' ? settings().name : words.setups.player(before + 1);
}

const botName = (game: Game, seats: readonly string[], seat: number): string => {
  const level = seats[seat];
  const name = levelsOf(game).find((each) => each.level === level)?.name ?? level;
  return seats.filter((who) => who === level).length > 1 ? `${name} ${seat + 1}` : name;
};

const playersOf = (game: Game, { seats, names }: LocalSetup): LocalPlayer[] =>
  seats.map((who, seat) =>
    who === PERSON
      ? { kind: 'person', name: names[seat]?.trim() || usualName(seats, seat) }
      : { kind: 'bot', level: who, name: botName(game, seats, seat) },
  );

/** Starts a match as it was set up and remembers how. */
export function startWith(game: Game, setup: LocalSetup): Result<PageTable> {
  const players = playersOf(game, setup);
  const table = startLocal(game, { players: setup.drawsSeats ? drawn(players) : players, options: setup.options });
  if (table.ok) rememberSetup(game, setup);
  return table;
}

/** One tap: as last time, or as usual when that is not possible any more. */
export function startAsLastTime(game: Game): Result<PageTable> {
  const again = startWith(game, lastSetup(game));
  return again.ok ? again : startWith(game, usualSetup(game));
}
