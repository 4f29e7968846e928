export const kitWords = {
  endPoster: {
    wins: (name: string) => `${name} wins`,
    against: (name: string, rivals: readonly string[]) => `${name} against ${rivals.join(', ')}`,
  },
  scorePad: {
    part: 'Part',
    result: 'Result',
    rank: (rank: number) => `, rank ${rank}`,
  },
};
