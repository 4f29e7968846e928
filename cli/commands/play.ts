import { readArgs, type Command } from '../command.ts';
import { onInterrupt } from '../interrupt.ts';
import { say } from '../output.ts';
import { Prompt } from '../play/prompt.ts';
import { playMatch } from '../play/room.ts';
import { checkWritable, Saving } from '../play/saving.ts';
import { sitDown } from '../play/start.ts';

const HELP = `Usage: bandstand play <game> [options]
       bandstand play --resume FILE [options]

  --seats N        number of seats (default: two where the game allows it)
  --seat N         where you sit, from 1 (default 1)
  --name NAME      what you are called
  --bot NAME       who plays the other seats (default greedy)
  --options JSON   options of the game
  --pack FILE      content to play with instead of the shipped pack
  --deal WORD      deal from this word instead of at random, to play the same deal again
  --save FILE      write the record of the match here when it ends or you leave, also with Ctrl+C
  --force          let --save replace a file that is there already
  --resume FILE    go on with a saved match; it is saved there again unless --save says otherwise

Type ? at the prompt for all you can do there. Colour: NO_COLOR=1 turns it off, FORCE_COLOR=1 on.`;

const TEXT_FLAGS = ['seats', 'seat', 'name', 'bot', 'options', 'pack', 'deal', 'save', 'resume'];
const FLAGS = {
  ...Object.fromEntries(TEXT_FLAGS.map((name) => [name, { type: 'string' }] as const)),
  force: { type: 'boolean' },
} as const;

export const play: Command = {
  help: HELP,
  async run(args) {
    const isResumed = args.some((word) => /^--resume(=|$)/.test(word));
    const { values, positionals } = readArgs('play', args, FLAGS, isResumed ? [] : ['game']);
    const path = values['save'] ?? values['resume'];
    const mayReplace = values['force'] === 'true' || path === values['resume'];
    if (path !== undefined) await checkWritable(path, mayReplace);
    const { sitting, stop } = await sitDown(positionals[0], values);
    try {
      const { name, tagline } = sitting.game.texts.en;
      await say(`${name}: ${tagline}\nType ? for help.`);
      return await playMatch(sitting, new Prompt(onInterrupt()), new Saving(path, mayReplace));
    } finally {
      stop();
    }
  },
};
