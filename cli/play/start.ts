import { randomBytes } from 'node:crypto';
import { createBot } from '@bandstand/bots';
import {
  fastRandom,
  replayRecord,
  secretFor,
  secretFrom,
  type EventShape,
  type MatchRecord,
  type Seat,
} from '@bandstand/engine';
import type { GameFolder } from '@bandstand/games';
import { readName } from '@bandstand/protocol/names';
import { offeredCaptions } from '@bandstand/protocol/records';
import { localTable, type LocalPlayer, type LocalStart } from '@bandstand/table';
import { orUsage, UsageError, wholeNumber } from '../command.ts';
import { gameWithPack, parseJson, recordFrom } from '../files.ts';
import { TerminalSeat } from '../terminalSeat.ts';
import { terminalBots } from './bots.ts';
import { tableNames } from './names.ts';
import { Sitting } from './sitting.ts';
import { words, refusals } from '../text/index.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** How the match begins: dealt anew, or where a saved one stopped. */
interface Beginning {
  readonly folder: GameFolder;
  readonly seats: number;
  readonly start: Pick<LocalStart, 'options' | 'seed' | 'opening' | 'captions'>;
}

async function dealt(id: string, values: Values): Promise<Beginning> {
  const folder = await gameWithPack(id, values['pack']);
  const { min, max } = folder.game.seats;
  return {
    folder,
    seats: wholeNumber('seats', values['seats'], Math.min(max, Math.max(2, min)), 1, 16),
    start: {
      options: values['options'] === undefined ? undefined : parseJson(values['options'], words.start.valueOfOptions),
      seed: values['deal'] === undefined ? secretFrom(randomBytes(32)) : secretFor(values['deal']),
    },
  };
}

async function resumed(path: string, values: Values): Promise<Beginning> {
  const record: MatchRecord = await recordFrom(path);
  const folder = await gameWithPack(record.game, values['pack']);
  const match = orUsage(replayRecord(folder.game, record));
  if (match.isOver) throw new UsageError('match-over', refusals.start.matchInIsOver(path));
  const { options, seed, moves } = record;
  const captions = offeredCaptions(folder.game, record);
  return { folder, seats: record.seats, start: { options, seed, opening: moves, captions } };
}

const seatsFor = (seats: number, me: Seat, nameOf: (seat: Seat) => string, bot: string): LocalPlayer[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === me ? { kind: 'person', name: nameOf(seat) } : { kind: 'bot', name: nameOf(seat), level: bot },
  );

/** Sits a person down at a table with bots; `stop` sends the bots home. */
export async function sitDown(
  id: string | undefined,
  values: Values,
): Promise<{ readonly sitting: Sitting; readonly stop: () => void }> {
  const resume = values['resume'];
  const { folder, seats, start } = await (resume === undefined ? dealt(id ?? '', values) : resumed(resume, values));
  const { game, knowledge } = folder;
  const me = wholeNumber('seat', values['seat'], 1, 1, seats) - 1;
  const nameOf = tableNames(me, readName(values['name'] ?? ''));
  const bot = values['bot'] ?? 'greedy';
  orUsage(createBot(bot, { game, knowledge, random: fastRandom(0) }));
  const bots = terminalBots(game, knowledge);
  const table = orUsage(
    localTable({
      ...start,
      id: 'terminal',
      game,
      players: seatsFor(seats, me, nameOf, bot),
      now: Date.now,
      onChange: () => bots.drive(table, true),
    }),
  );
  const seat = new TerminalSeat(me, (events) => sitting.log.push(...told(folder, events, nameOf)));
  const sitting = new Sitting({ folder, table, me, nameOf, seat });
  await table.join(seat);
  bots.drive(table, true);
  return { sitting, stop: () => bots.close() };
}

const told = ({ game }: GameFolder, events: readonly EventShape[], nameOf: (seat: Seat) => string): string[] =>
  events.flatMap((event) => {
    const line = game.text.event(event, nameOf);
    return line === undefined ? [] : [`  ${line}`];
  });
