import { english } from '@bandstand/engine';
import { dayAndMonth } from './dates.ts';

/** What is said once a match is over. */
export const end = {
  share: 'Share the poster',
  save: 'Save it',
  copy: 'Copy as text',
  saved: 'Saved as a picture.',
  copied: 'Copied.',
  failed: 'That did not work here. Take a picture of the screen instead.',
  posterOf: (result: string) => `A poster of the result: ${result}`,
  date: (at: number) => {
    const date = new Date(at);
    return `${dayAndMonth(date.getDate(), date.getMonth())} ${date.getFullYear()}`;
  },
  atHome: 'At home',
  gameOfTheDay: 'Game of the day',
  /** A person or a part of the score, and the points. */
  part: (name: string, points: number) => `${name} ${english.number(points)}`,
  asText: (game: string, date: string | undefined, lines: readonly string[], link: string) =>
    [date === undefined ? game : `${game}, ${date}`, ...lines.filter((line) => line !== ''), link].join('\n'),
  scorePad: {
    part: 'Part',
    result: 'Result',
    rank: (rank: number) => `, rank ${rank}`,
  },
};
