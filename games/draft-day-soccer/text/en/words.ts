export const gameWords = {
  options: {
    harderSeasonIsForPlaying: 'The harder season is for playing alone.',
  },
  endPoster: {
    alone: 'a season alone',
  },
  fullTime: {
    fullTime: 'Full time',
  },
};
