import { english } from '@bandstand/engine';

const letters = (count: number): string => english.counted(count, { one: 'character', other: 'characters' });

export const words = {
  captions: {
    thereIsNothingHere: 'There is nothing here for you to write now.',
    atLeast: (label: string, count: number) => `${label}: at least ${letters(count)}.`,
    atMost: (label: string, count: number) => `${label}: at most ${letters(count)}.`,
  },
};
