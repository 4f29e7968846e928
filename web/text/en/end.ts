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
  asText: (game: string, lines: readonly string[], date: string, link: string) =>
    [`${game}, ${date}`, ...lines, link].join('\n'),
  standing: (name: string, score: string) => `${name}: ${score}`,
  scorePad: {
    part: 'Part',
    result: 'Result',
    rank: (rank: number) => `, rank ${rank}`,
  },
};
