import { english } from '@bandstand/engine';

const count = (number: number, one: string, other: string): string => english.counted(number, { one, other });

/** What is said to whoever asks: the rules over a match, what a thing is, which keys there are. */
export const asked = {
  rules: {
    title: 'Rules',
    close: 'Back to the match',
    closeBeside: 'Close the rules',
    search: 'Search the rules',
    contents: 'Contents',
    opening: 'Opening the rules.',
    none: 'The rules of this game are not written yet.',
    here: 'You are here',
    found: (sections: number, query: string) =>
      sections === 0
        ? `Nothing about “${query}”.`
        : `${count(sections, 'paragraph says', 'paragraphs say')} “${query}”.`,
    onTheBoard: 'On the board now',
    showOnBoard: 'Show it on the board',
    more: (things: number) => `${things} more`,
  },
  whatIsThis: {
    gives: 'Gives',
    costs: 'Costs',
    now: 'Now',
    rules: 'In the rules',
    close: 'Close',
    title: 'Signs and words',
    hint: 'Rest the pointer on anything on the board, hold a finger on it, or press ? where the focus is, to be told what it is.',
  },
  keysHelp: {
    keys: 'Keys',
    close: 'Close',
    goFromOneThing: 'Go from one thing to the next',
    arrowKeys: 'Arrow keys',
    moveAmongTheCards: 'Move among the cards or spots of a board',
    enterOrSpace: 'Enter or Space',
    takeTheCardOrPress: 'Take the card or press the button you are on',
    numbers: '1 to 9',
    goToTheChoice: 'Go to the choice with that number; a second time, or Enter, makes it',
    whatIsThisOnSomething: 'What is this? On something of the board; elsewhere this help',
    closeThisHelp: 'Close this help',
  },
};
