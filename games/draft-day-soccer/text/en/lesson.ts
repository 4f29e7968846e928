import { listed } from '@bandstand/engine';
import { oneOf } from '@bandstand/kits/draft-and-write';

/** What the coach says. */
export const lessonWords = {
  shapes: ['Square', 'Triangle', 'Diamond', 'Circle'],
  keep: () => '**Welcome to your club.** Keep one of two goals. Only you can claim it, on any weekend you meet it.',
  pickGoal: (card: string, goal: string) =>
    `Keep one card, pass four on. **${card}** will meet the goal **${goal}** at once: claim it on the weekend.`,
  pick: (card: string, level: number) =>
    `Keep one card, pass four on. **${card}** will bring ${level}. Look at any card to see its places.`,
  stick: () =>
    'Stick the card on a lit place. Neighbours with the **same shape** on their line make a **Synergy**. Shapes are never turned.',
  practise: (card: string) =>
    `Cross a place for **${card}**. A line between two crossed places pays the picture on it.`,
  improve: (card: string) =>
    `Cross a square for **${card}**. Four in a line, also slanting, pay the pictures at its ends.`,
  match: (sign: string) =>
    `**A Synergy.** Cross one ${sign} box: its picture pays at once. Full rows and columns pay points at the end.`,
  bonus: (item: string) =>
    `You earned **${oneOf(item)}**. Use it where it is lit: nothing is kept for later, and one thing may lead to another.`,
  tuesday: (rival: string) =>
    `These were **${rival}’s** cards. Yours come back tomorrow, one poorer: what would you leave there for later?`,
  costly: (card: string, points: string) =>
    `The hands have changed. **${card}** would cost you an Unhappy Fan, ${points}: take it only if nothing else fits.`,
  later: (card: string) =>
    `**${card}** pays later. Practice starts in the top row and grows along lines; a full Improvement line pays at its ends.`,
  laterPlain: () => 'Practice starts in the top row and grows along lines; a full Improvement line pays at its ends.',
  thursday: () =>
    'Last pick of the week, the other card rests. Each **empty position** will cost an Unhappy Fan at the end.',
  claim: (goal: string, points: number) =>
    `**${goal}** is met: ${points} points. Claim in any order; a claimed goal leaves the table after the weekend.`,
  ends: () => 'Up here you always read **what ends the match** and how near it is. Hands always go left.',
  costs: (cards: readonly string[], points: string) =>
    `${listed(cards.map((card) => `**${card}**`))} would ${cards.length > 1 ? 'each ' : ''}cost an Unhappy Fan: your Unhappy Fans would then count ${points}.`,
  lastPost: () => 'One more player **fills your squad** and ends the match. Are you ahead?',
  lastGoal: () => 'A **sixth goal** ends the match for everybody. Are you ahead?',
  ahead: [
    '**Boosts** double, triple or quadruple one player for good',
    '**Continents**: some goals count the players from one of them',
    '**Stars × Balls**: two rows whose lengths are multiplied',
  ],
} as const;
