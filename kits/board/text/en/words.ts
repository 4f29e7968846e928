export const kitWords = {
  endPoster: {
    wins: (name: string) => `${name} wins`,
    against: (name: string, rivals: readonly string[]) => `${name} against ${rivals.join(', ')}`,
  },
};
