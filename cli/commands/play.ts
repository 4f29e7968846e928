import { randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
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
import { TerminalSeat } from '../terminalSeat.ts';

const KEYS = 'number = play that move · u = undo · r = redo · w = write names · ? = all moves · q = quit';

export const play: Command = {
  name: 'play',
  summary: 'play a whole game in the terminal against bots',
  help: `Usage: bandstand play <game> [options]

  --seats N        number of seats (default: two where the game allows it)
  --seat N         where you sit, from 0 (default 0)
  --bot NAME       who plays the other seats (default greedy)
  --options JSON   options of the game
  --pack FILE      content to play with instead of the shipped pack
  --deal WORD      deal from this word instead of at random, to play the same deal again
  --save FILE      write the record of the match here when it ends or you quit

At the prompt: ${KEYS}`,
  async run(args) {
    const flags = ['seats', 'seat', 'bot', 'options', 'pack', 'deal', 'save'].map(
      (name) => [name, { type: 'string' }] as const,
    );
    const { values, positionals } = readArgs('play', args, Object.fromEntries(flags), ['game']);
    const { game, knowledge, draw } = await gameWithPack(positionals[0], values['pack']);
    const seats = wholeNumber('seats', values['seats'], Math.min(game.seats.max, Math.max(2, game.seats.min)), 1, 16);
    const me = wholeNumber('seat', values['seat'], 0, 0, seats - 1);
    const options = values['options'] === undefined ? undefined : parseJson(values['options'], 'value of --options');
    const secret = values['deal'] === undefined ? secretFrom(randomBytes(32)) : secretFor(values['deal']);
    const text = game.texts.en;
    const nameOf = (seat: Seat): string => (seat === me ? `Seat ${seat} (you)` : `Seat ${seat}`);
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
    const seat = new TerminalSeat(me, (events) => {
      for (const event of events) {
        const line = text.event(event, nameOf);
        if (line !== undefined) console.log(`  ${line}`);
      }
    });
    console.log(`${text.name}: ${text.tagline}`);
    await table.join(seat);
    bots.drive(table, true);
    const { match } = table.state;
    const picture = (captions: Captions): string =>
      ['', ...captionLines(match, captions, nameOf), draw(seat.view, me, game), ''].join('\n');

    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const lines = terminal[Symbol.asyncIterator]();
    /** Lines that were piped in can still be read after the end of the input. */
    let hasEnded = false;
    terminal.once('close', () => {
      hasEnded = true;
    });
    for (;;) {
      await seat.turn();
      if (seat.ending !== undefined) break;
      const moves = seat.moves.map((id) => game.moves[id]);
      console.log(`${picture(await table.readCaptions())}\n${text.prompt(seat.view, nameOf)}`);
      for (const [i, move] of moves.entries()) console.log(`  ${i + 1}. ${text.move(move, seat.view)}`);
      terminal.setPrompt('> ');
      if (!hasEnded) terminal.prompt();
      const answer = await lines.next();
      const word = answer.done === true ? 'q' : answer.value.trim();
      const chosen = moves[Number(word) - 1];
      if (word === 'q') break;
      if (word === 'u') console.log(said(await table.act(me, { type: 'undo' }), 'Taken back.'));
      else if (word === 'r') console.log(said(await table.act(me, { type: 'redo' }), 'Played again.'));
      else if (/^w( |$)/.test(word)) console.log(await answerWriting(table, me, word));
      else if (/^\d+$/.test(word) && chosen !== undefined)
        orUsage(await table.act(me, { type: 'move', move: chosen.id, nonce: randomUUID() }));
      else console.log(`Please type a number from 1 to ${moves.length}. ${KEYS}`);
    }
    bots.close();
    terminal.close();
    const captions = await table.readCaptions();
    const outcome = game.outcome(match.state);
    if (outcome !== undefined) {
      console.log(`${picture(captions)}\n${text.outcome(outcome, nameOf)}`);
      const titleFor = titleOf(match, captions, nameOf);
      console.log(outcome.scores.map((score, place) => `${titleFor(place)}: ${signed(score)}`).join(', '));
    }
    if (values['save'] !== undefined) {
      await save(values['save'], JSON.stringify(withCaptions(recordOf(match), captions)));
      console.log(`Record written to ${values['save']}.`);
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

async function save(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, `${text}\n`);
  } catch {
    throw new UsageError('cannot-write', `Cannot write to "${path}". Choose another place with --save.`);
  }
}
