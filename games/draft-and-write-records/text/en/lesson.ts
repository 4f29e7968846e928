import { listed } from '@bandstand/engine';
import { oneOf } from '@bandstand/kits/draft-and-write';

/** What the coach says. */
export const lessonWords = {
  rivals: { voiceFound: 'Voice Found' },
  skills: ['Levels', 'Tune', 'Tempo', 'Pitch'],
  colour: () =>
    'Colour your **start circle**: ⬢, ●, ▲ or ■. A singer with the same mark on top will bring you a **Harmony**.',
  keep: (sign: string) =>
    `**${sign} it is.** Now keep one goal. Only you can claim it, on the first weekend you meet it.`,
  keepPlain: () => 'Now keep one of two goals. Only you can claim it, on the first weekend you meet it.',
  pickSinger: (card: string, sign: string) =>
    `Keep one card, pass four on. **${card}** has your ${sign} on top: a lead singer and a Harmony at once.`,
  pick: (card: string) => `Keep one card, pass four on. **${card}** brings most today. Tap a card to see its places.`,
  write: (card: string, links: number) =>
    links > 0
      ? `Write **${card}** in. Where two equal marks meet on a line, you make a **Harmony**. The lit places are open.`
      : `Write **${card}** in. The lit places are open; a place with a lock needs Cash first.`,
  collect: (card: string) =>
    `Cross a place for **${card}**. Two crossed neighbours will pay the picture between them, at once.`,
  plan: (card: string) => `Cross a date for **${card}**. Four in a line, also slanting, will pay at both ends.`,
  match: (sign: string) =>
    `**A Harmony.** Cross one ${sign} box: its picture pays at once. Full rows and columns pay points at the end.`,
  bonus: (item: string) =>
    `You earned **${oneOf(item)}**. Use it where it is lit: nothing is kept for later, and one thing may lead to another.`,
  tuesday: (rival: string) =>
    `These were **${rival}’s** cards. Yours come back tomorrow, one poorer: what would you leave there for later?`,
  costly: (card: string, points: string) =>
    `The hands have changed. **${card}** would cost you a Fail, ${points}. So would any card that has no place left.`,
  later: (card: string) =>
    `**${card}** pays later: two linked Assets pay the picture between them, a full Agenda line pays at both ends.`,
  laterPlain: () =>
    'Assets and dates pay later: two linked Assets pay the picture between them, a full Agenda line pays at both ends.',
  thursday: () =>
    'Last pick of the week, the other card rests. Members matter: each **empty post** will cost a Fail at the end.',
  claim: (goal: string, points: number) =>
    `**${goal}** is met: ${points} points. Goals are asked in the order of their numbers; a bonus may complete a later one.`,
  ends: (direction: string) =>
    `Up here you always read **what ends the match** and how near it is. This week hands go ${direction}.`,
  costs: (cards: readonly string[], points: string) =>
    `${listed(cards.map((card) => `**${card}**`))} would ${cards.length > 1 ? 'each ' : ''}cost you a Fail: your Fails would then count ${points}.`,
  lastPost: () => 'One more member **fills your band** and ends the match. Are you ahead?',
  lastGoal: () => 'A **sixth goal** ends the match for everybody. Are you ahead?',
  ahead: [
    '**Cash** opens a locked post or a road of the tour',
    '**Multipliers** raise a new member, once each',
    '**Albums × Singles**: two rows whose lengths are multiplied',
  ],
} as const;
