/** Small numbers drawn from a card's id: the same card has the same face everywhere. */
function traitsFrom(id: string): (choices: number) => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) state = Math.imul(state ^ id.charCodeAt(i), 0x01000193);
  return (choices) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % choices;
  };
}

const SKIN = ['#f3d3b1', '#e6b98c', '#cf9a68', '#a8713f', '#7c4d2b', '#5a3821'] as const;
const HAIR = ['#211c17', '#4a2f1d', '#8a4b22', '#c98b4b', '#d4342c', '#d8d0c2'] as const;
const TILE = ['#e9b98a', '#f0d9b8', '#d9847c', '#cfc7b6', '#e8a39b', '#b9a58a'] as const;
const SHIRT = ['#211c17', '#d4342c', '#f6f1e7', '#8a5a2b', '#3d3a44'] as const;

export interface Traits {
  readonly skin: string;
  readonly hairColor: string;
  readonly tile: string;
  readonly shirt: string;
  readonly isStriped: boolean;
  readonly hair: number;
  readonly hat: number;
  readonly glasses: number;
  readonly beard: number;
  readonly eyes: number;
  readonly mouth: number;
  readonly brows: number;
  readonly hasEarring: boolean;
  readonly lean: number;
}

const HAIRS = 10;
/** Most people wear no hat, no glasses and no beard. */
const NONE_BEYOND = { hat: 5, glasses: 3, beard: 3 } as const;

export function traitsOf(id: string): Traits {
  const draw = traitsFrom(id);
  const skin = draw(SKIN.length);
  const hairColor = draw(HAIR.length);
  return {
    skin: SKIN[skin],
    // Dark on dark would lose the hair.
    hairColor: HAIR[skin >= 4 && hairColor === 1 ? 0 : hairColor],
    tile: TILE[draw(TILE.length)],
    shirt: SHIRT[draw(SHIRT.length)],
    isStriped: draw(4) === 0,
    hair: draw(HAIRS),
    hat: draw(NONE_BEYOND.hat * 3),
    glasses: draw(NONE_BEYOND.glasses * 3),
    beard: draw(NONE_BEYOND.beard * 4),
    eyes: draw(3),
    mouth: draw(4),
    brows: draw(3),
    hasEarring: draw(4) === 0,
    lean: draw(5) - 2,
  };
}
