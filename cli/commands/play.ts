import { readArgs, type Command } from '../command.ts';
import { onInterrupt } from '../interrupt.ts';
import { say } from '../output.ts';
import { Prompt } from '../play/prompt.ts';
import { playMatch } from '../play/room.ts';
import { checkWritable, Saving } from '../play/saving.ts';
import { sitDown } from '../play/start.ts';
import { help, words } from '../text/index.ts';

const TEXT_FLAGS = ['seats', 'seat', 'name', 'bot', 'options', 'pack', 'deal', 'save', 'resume'];
const FLAGS = {
  ...Object.fromEntries(TEXT_FLAGS.map((name) => [name, { type: 'string' }] as const)),
  force: { type: 'boolean' },
} as const;

export const play: Command = {
  help: help.play,
  async run(args) {
    const isResumed = args.some((word) => /^--resume(=|$)/.test(word));
    const { values, positionals } = readArgs('play', args, FLAGS, isResumed ? [] : ['game']);
    const path = values['save'] ?? values['resume'];
    const mayReplace = values['force'] === 'true' || path === values['resume'];
    if (path !== undefined) await checkWritable(path, mayReplace);
    const { sitting, stop } = await sitDown(positionals[0], values);
    try {
      const { name, tagline } = sitting.game.text;
      await say(words.play.typeForHelp(name, tagline));
      return await playMatch(sitting, new Prompt(onInterrupt()), new Saving(path, mayReplace));
    } finally {
      stop();
    }
  },
};
