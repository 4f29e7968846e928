import { english } from '@bandstand/engine';

export const gameWords = {
  options: {
    harderDeckIsForPlaying: 'The harder deck is for playing alone.',
  },
  endPoster: {
    sideA: 'Side A',
    points: 'points',
    top: 'Top 100',
    title: ['Draft', '& Write', 'Records'],
    alone: 'recorded alone',
    score: (mine: number, theirs: number) => `${english.number(mine)} to ${english.number(theirs)}`,
  },
  charts: {
    chartToppers: 'Chart Toppers',
    bestAt: (part: string, points: number) => `loved most for: ${part}, ${english.number(points)}`,
  },
};
