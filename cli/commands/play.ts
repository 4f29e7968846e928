import { randomBytes } from 'node:crypto';
import { open, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { createBot, type Bot } from '@bandstand/bots';
import {
  fastRandom,
  firstSeat,
  hasSeat,
  Match,
  recordOf,
  secretFor,
  secretFrom,
  signed,
  withCaptions,
  type Captions,
  type Seat,
} from '@bandstand/engine';
import { answerWriting, captionLines, titleOf } from '../captions.ts';
import { orUsage, readArgs, UsageError, wholeNumber, type Command } from '../command.ts';
import { gameWithPack, parseJson } from '../files.ts';
import { say } from '../output.ts';

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
    const me = wholeNumber('seat', values['seat'], 0, 0, seats - 1);
    const options = values['options'] === undefined ? undefined : parseJson(values['options'], 'value of --options');
    const secret = values['deal'] === undefined ? secretFrom(randomBytes(32)) : secretFor(values['deal']);
    const match = orUsage(Match.start(game, { seats, options, secret }));
    const random = fastRandom(randomBytes(4).readUInt32LE());
    const bot: Bot = orUsage(createBot(values['bot'] ?? 'greedy', { game, knowledge, random }));
    const mayReplace = values['force'] === 'true';
    if (values['save'] !== undefined) await checkWritable(values['save'], mayReplace);
    const text = game.texts.en;
    const nameOf = (seat: Seat): string => (seat === me ? `Seat ${seat} (you)` : `Seat ${seat}`);

    const step = async (seat: Seat, moveId: number): Promise<void> => {
      for (const event of orUsage(match.play(seat, moveId)).events) {
        const seen = game.viewEvent(event, me);
        const line = seen === undefined ? undefined : text.event(seen, nameOf);
        if (line !== undefined) await say(`  ${line}`);
      }
    };
    /** Plays all seats but mine until it is my turn or the end. */
    const letOthersPlay = async (): Promise<void> => {
      for (let toAct = game.toAct(match.state); toAct !== 0 && !hasSeat(toAct, me); toAct = game.toAct(match.state)) {
        const seat = firstSeat(toAct);
        await step(seat, bot.choose(match.view(seat), seat, match.legalMoves(seat)).id);
      }
    };
    /** My last choice, and what the bots answered to it. */
    const takeBack = (): string => {
      const last = match.steps.findLastIndex(([seat]) => seat === me);
      if (last < 0) return 'You have not moved yet.';
      const back = match.rewind(last);
      return back.ok ? 'Taken back.' : back.problem.message;
    };

    let captions: Captions = {};
    const picture = (): string =>
      ['', ...captionLines(match, captions, nameOf), draw(match.view(me), me, game), ''].join('\n');

    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const lines = terminal[Symbol.asyncIterator]();
    await say(`${text.name}: ${text.tagline}`);
    let hasQuit = false;
    while (!match.isOver && !hasQuit) {
      await letOthersPlay();
      if (match.isOver) break;
      const view = match.view(me);
      const moves = match.legalMoves(me);
      await say(`${picture()}\n${text.prompt(view, nameOf)}`);
      for (const [i, move] of moves.entries()) await say(`  ${i + 1}. ${text.move(move, view)}`);
      terminal.setPrompt('> ');
      terminal.prompt();
      const answer = await lines.next();
      const word = answer.done === true ? 'q' : answer.value.trim();
      const chosen = moves[Number(word) - 1];
      if (word === 'q') hasQuit = true;
      else if (word === 'u') await say(takeBack());
      else if (word === 'r') await say(match.canRedo ? redoMine(match, me) : 'Nothing was taken back.');
      else if (/^w( |$)/.test(word)) {
        const answered = answerWriting(match, me, captions, word);
        captions = answered.captions;
        await say(answered.said);
      } else if (/^\d+$/.test(word) && chosen !== undefined) await step(me, chosen.id);
      else await say(`Please type a number from 1 to ${moves.length}. ${KEYS}`);
    }
    terminal.close();
    const outcome = game.outcome(match.state);
    if (outcome !== undefined) {
      await say(`${picture()}\n${text.outcome(outcome, nameOf)}`);
      const titleFor = titleOf(match, captions, nameOf);
      await say(outcome.scores.map((score, seat) => `${titleFor(seat)}: ${signed(score)}`).join(', '));
    }
    if (values['save'] !== undefined) {
      await save(values['save'], JSON.stringify(withCaptions(recordOf(match), captions)), mayReplace);
      await say(`Record written to ${values['save']}.`);
    }
    return 0;
  },
};

/** Redoes up to and including my next choice. */
function redoMine(match: Match, me: Seat): string {
  while (match.canRedo) {
    const redone = match.redo();
    if (!redone.ok) return redone.problem.message;
    if (match.steps.at(-1)?.[0] === me) break;
  }
  return 'Played again.';
}

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
