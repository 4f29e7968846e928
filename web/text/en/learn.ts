/** What is said around a lesson. */
export const learn = {
  step: (step: number, count: number): string => `${step} of ${count}`,
  lesson: 'Lesson',
  skip: 'Skip',
  skipFull: 'Skip this step of the lesson',
  leave: 'Leave',
  leaveFull: 'Leave the lesson, the match goes on',
  quiet: 'Coach',
  sendAway: 'Send away',
  farewell: 'Now you know it. Play on.',
  ahead: 'Three things wait to be found:',
  alone: 'Play on alone',
  stay: 'Stay with me, quietly',
  again: 'Start the lesson again',
  learn: 'Learn by playing',
  preparing: 'Preparing your first match.',
  none: 'There is no lesson for this game yet.',
};
