/** How large a name can stand on the curtain: as its longest word allows. */
export const curtainSize = (name: string): string =>
  `${Math.min(28, 120 / Math.max(...name.split(' ').map((word) => word.length)))}vw`;
