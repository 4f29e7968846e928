import { randomBytes, randomUUID } from 'node:crypto';
import { open, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { answerQuestion, createBot } from '@bandstand/bots';
import {
  fastRandom,
  recordOf,
  secretFor,
  secretFrom,
  signed,
  withCaptions,
  type Captions,
  type Game,
  type Knowledge,
  type Result,
  type Seat,
} from '@bandstand/engine';
import { BotHost, localTable, type LocalPlayer } from '@bandstand/table';
import { answerWriting, captionLines, titleOf } from '../captions.ts';
import { orUsage, readArgs, UsageError, wholeNumber, type Command } from '../command.ts';
import { gameWithPack, parseJson } from '../files.ts';
import { say } from '../output.ts';
import { TerminalSeat } from '../terminalSeat.ts';

const KEYS = 'number = play that move · u = undo · r = redo · w = write names · ? = all moves · q = quit';

export const play: Command = {
  name: 'play',
  summary: 'play a whole game in the terminal against bots',
  help: `Usage: bandstand play <game> [options]

  --seats N        number of seats (default: two where the game allows it)
  --seat N         where you sit, from 1 (default 1)
  --bot NAME       who plays the other seats (default greedy)
  --options JSON   options of the game
  --pack FILE      content to play with instead of the shipped pack
  --deal WORD      deal from this word instead of at random, to play the same deal again
  --save FILE      write the record of the match here when it ends or you quit
  --force          let --save replace a file that is there already

At the prompt: ${KEYS}`,
  async run(args) {
    const flags = ['seats', 'seat', 'bot', 'options', 'pack', 'deal', 'save'].map(
      (name) => [name, { type: 'string' }] as const,
    );
    const force = { force: { type: 'boolean' } } as const;
    const { values, positionals } = readArgs('play', args, { ...Object.fromEntries(flags), ...force }, ['game']);
    const { game, knowledge, draw } = await gameWithPack(positionals[0], values['pack']);
    const seats = wholeNumber('seats', values['seats'], Math.min(game.seats.max, Math.max(2, game.seats.min)), 1, 16);
    const me = wholeNumber('seat', values['seat'], 1, 1, seats) - 1;
    const options = values['options'] === undefined ? undefined : parseJson(values['options'], 'value of --options');
    const secret = values['deal'] === undefined ? secretFrom(randomBytes(32)) : secretFor(values['deal']);
    const mayReplace = values['force'] === 'true';
    if (values['save'] !== undefined) await checkWritable(values['save'], mayReplace);
    const text = game.texts.en;
    const nameOf = (seat: Seat): string => (seat === me ? `Seat ${seat + 1} (you)` : `Seat ${seat + 1}`);
    const bot = values['bot'] ?? 'greedy';
    orUsage(createBot(bot, { game, knowledge, random: fastRandom(0) }));
    const table = orUsage(
      localTable({
        id: 'terminal',
        game,
        options,
        seed: secret,
        players: Array.from({ length: seats }, (_, seat): LocalPlayer =>
          seat === me ? { kind: 'person', name: nameOf(seat) } : { kind: 'bot', name: nameOf(seat), level: bot },
        ),
        now: Date.now,
        onChange: () => bots.drive(table, true),
      }),
    );
    const bots = terminalBots(game, knowledge);
    const news: string[] = [];
    const seat = new TerminalSeat(me, (events) => {
      for (const event of events) {
        const line = text.event(event, nameOf);
        if (line !== undefined) news.push(`  ${line}`);
      }
    });
    await say(`${text.name}: ${text.tagline}`);
    await table.join(seat);
    bots.drive(table, true);
    const { match } = table.state;
    const status = (): string[] => {
      const line = text.status?.(seat.view, nameOf, me);
      return line === undefined ? [] : [line.now.join(' · '), line.end];
    };
    const picture = (captions: Captions): string =>
      ['', ...status(), ...captionLines(match, captions, nameOf), draw(seat.view, me, game), ''].join('\n');

    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const lines = terminal[Symbol.asyncIterator]();
    /** Lines that were piped in can still be read after the end of the input. */
    let hasEnded = false;
    terminal.once('close', () => {
      hasEnded = true;
    });
    for (;;) {
      await seat.turn();
      for (const line of news.splice(0)) await say(line);
      if (seat.ending !== undefined) break;
      const moves = seat.moves.map((id) => game.moves[id]);
      await say(`${picture(await table.readCaptions())}\n${text.prompt(seat.view, nameOf, me)}`);
      for (const [i, move] of moves.entries()) await say(`  ${i + 1}. ${text.move(move, seat.view)}`);
      terminal.setPrompt('> ');
      if (!hasEnded) terminal.prompt();
      const answer = await lines.next();
      const word = answer.done === true ? 'q' : answer.value.trim();
      const chosen = moves[Number(word) - 1];
      if (word === 'q') break;
      if (word === 'u') await say(said(await table.act(me, { type: 'undo' }), 'Taken back.'));
      else if (word === 'r') await say(said(await table.act(me, { type: 'redo' }), 'Played again.'));
      else if (/^w( |$)/.test(word)) await say(await answerWriting(table, me, word));
      else if (/^\d+$/.test(word) && chosen !== undefined)
        orUsage(await table.act(me, { type: 'move', move: chosen.id, nonce: randomUUID() }));
      else await say(`Please type a number from 1 to ${moves.length}. ${KEYS}`);
    }
    bots.close();
    terminal.close();
    const captions = await table.readCaptions();
    const outcome = game.outcome(match.state);
    if (outcome !== undefined) {
      await say(`${picture(captions)}\n${text.outcome(outcome, nameOf)}`);
      const titleFor = titleOf(match, captions, nameOf);
      await say(outcome.scores.map((score, place) => `${titleFor(place)}: ${signed(score)}`).join(', '));
    }
    if (values['save'] !== undefined) {
      await save(values['save'], JSON.stringify(withCaptions(recordOf(match), captions)), mayReplace);
      await say(`Record written to ${values['save']}.`);
    }
    return 0;
  },
};

const said = (result: Result<unknown>, done: string): string => (result.ok ? done : result.problem.message);

/** Bots that think right here, one after the other. */
const terminalBots = (game: Game, knowledge: Knowledge): BotHost =>
  new BotHost({
    think: (question) => Promise.resolve(orUsage(answerQuestion(game, knowledge, question))),
    seed: () => randomBytes(4).readUInt32LE(),
    after(_ms, work) {
      const soon = setImmediate(work);
      return () => clearImmediate(soon);
    },
    delayMs: () => 0,
    rescueMs: 0,
    reflexMs: () => [0, 0],
    onProblem(reason) {
      throw reason;
    },
  });

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

const cannotWrite = (path: string): UsageError =>
  new UsageError('cannot-write', `Cannot write to "${path}". Choose another place with --save.`);

/** Found out before the match: afterwards it would be lost. */
async function checkWritable(path: string, mayReplace: boolean): Promise<void> {
  try {
    await (await open(path, 'wx')).close();
    await rm(path);
  } catch (error) {
    if (!isThere(error)) throw cannotWrite(path);
    if (!mayReplace)
      throw new UsageError(
        'file-exists',
        `"${path}" exists already. Choose another name, or say --force to replace it.`,
      );
    const handle = await open(path, 'r+').catch(() => undefined);
    if (handle === undefined) throw cannotWrite(path);
    await handle.close();
  }
}

/** What cannot be saved after all is at least printed. */
async function save(path: string, text: string, mayReplace: boolean): Promise<void> {
  try {
    await writeFile(path, `${text}\n`, { flag: mayReplace ? 'w' : 'wx' });
  } catch {
    await say(text);
    throw new UsageError('cannot-write', `Cannot write to "${path}" any more; the record is printed above instead.`);
  }
}
