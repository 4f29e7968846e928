/** Counts by voice in words: "2 ▲, 1 ◆". */
export const SIGNS = ['▲', '◆', '■', '●'] as const;

const signed = (counts: readonly number[]): string =>
  counts.flatMap((count, voice) => (count > 0 ? [`${count} ${SIGNS[voice]}`] : [])).join(', ');

/** What the coach says. */
export const lessonWords = {
  rivals: { principalCornet: 'Principal Cornet', secondHorn: 'Second Horn' },
  voices: ['Soprano', 'Alto', 'Tenor', 'Bass'],
  first: () => 'Four cards make a **column**. It wants every voice **three times**: ▲ ◆ ■ ●. Take any player.',
  second: (counts: readonly number[], card: string) =>
    `**Good ear.** You have ${signed(counts)}. Now two picks in a row: what is missing? **${card}** would fit well.`,
  rows: (row: number) =>
    `Every card also stands in a **row** across your columns. Rows count once, after the last round. This pick begins row ${row}.`,
  lastPick: (best: string, cost: number, other: string, otherCost: number) =>
    cost === otherCost
      ? `**Too many costs as much as too few.** Both cards will cost ${cost} in this column. The other one leaves.`
      : `**Too many costs as much as too few.** ${best} will cost ${cost} in this column, ${other} ${otherCost}. The other one leaves.`,
  counted: (penalties: readonly number[]) =>
    penalties.every((penalty) => penalty === 0)
      ? 'A perfect column, nothing to pay. Only your **worst voice** will count at the end: keep all four low.'
      : `The column cost you ${signed(penalties)}. Only your **worst voice** will count at the end, so spread the misses.`,
  deny: (rival: string, card: string) =>
    `These nine were all the silver cards left. **${card}** would suit ${rival}, who picks next: you may take it away.`,
  gold: () =>
    'A fresh deal: gold cards. Beside the grid stand your **rows**, half full. Look for what column and row both want.',
  lastRound: () =>
    'The last round: after it **all four rows count**. What a row lacks now can only come from these cards.',
  ahead: [
    '**Rows**: four more performances count after round 4',
    '**The coming row**: below the grids you see which cards are next',
    '**Equal worst voices**: then the next-worst ones decide',
  ],
} as const;
