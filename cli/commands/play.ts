import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
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
    const match = orUsage(Match.start(game, { seats, options, secret }));
    const random = fastRandom(randomBytes(4).readUInt32LE());
    const bot: Bot = orUsage(createBot(values['bot'] ?? 'greedy', { game, knowledge, random }));
    const text = game.texts.en;
    const nameOf = (seat: Seat): string => (seat === me ? `Seat ${seat} (you)` : `Seat ${seat}`);

    const step = (seat: Seat, moveId: number): void => {
      for (const event of orUsage(match.play(seat, moveId)).events) {
        const seen = game.viewEvent(event, me);
        const line = seen === undefined ? undefined : text.event(seen, nameOf);
        if (line !== undefined) console.log(`  ${line}`);
      }
    };
    /** Plays all seats but mine until it is my turn or the end. */
    const letOthersPlay = (): void => {
      for (let toAct = game.toAct(match.state); toAct !== 0 && !hasSeat(toAct, me); toAct = game.toAct(match.state)) {
        const seat = firstSeat(toAct);
        step(seat, bot.choose(match.view(seat), seat, match.legalMoves(seat)).id);
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
    console.log(`${text.name}: ${text.tagline}`);
    let hasQuit = false;
    while (!match.isOver && !hasQuit) {
      letOthersPlay();
      if (match.isOver) break;
      const view = match.view(me);
      const moves = match.legalMoves(me);
      console.log(`${picture()}\n${text.prompt(view, nameOf)}`);
      for (const [i, move] of moves.entries()) console.log(`  ${i + 1}. ${text.move(move, view)}`);
      terminal.setPrompt('> ');
      terminal.prompt();
      const answer = await lines.next();
      const word = answer.done === true ? 'q' : answer.value.trim();
      const chosen = moves[Number(word) - 1];
      if (word === 'q') hasQuit = true;
      else if (word === 'u') console.log(takeBack());
      else if (word === 'r') console.log(match.canRedo ? redoMine(match, me) : 'Nothing was taken back.');
      else if (/^w( |$)/.test(word)) {
        const answered = answerWriting(match, me, captions, word);
        captions = answered.captions;
        console.log(answered.said);
      } else if (/^\d+$/.test(word) && chosen !== undefined) step(me, chosen.id);
      else console.log(`Please type a number from 1 to ${moves.length}. ${KEYS}`);
    }
    terminal.close();
    const outcome = game.outcome(match.state);
    if (outcome !== undefined) {
      console.log(`${picture()}\n${text.outcome(outcome, nameOf)}`);
      const titleFor = titleOf(match, captions, nameOf);
      console.log(outcome.scores.map((score, seat) => `${titleFor(seat)}: ${signed(score)}`).join(', '));
    }
    if (values['save'] !== undefined) {
      await save(values['save'], JSON.stringify(withCaptions(recordOf(match), captions)));
      console.log(`Record written to ${values['save']}.`);
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

async function save(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, `${text}\n`);
  } catch {
    throw new UsageError('cannot-write', `Cannot write to "${path}". Choose another place with --save.`);
  }
}
