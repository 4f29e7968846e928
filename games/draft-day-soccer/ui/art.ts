import { bustOf, kitShirt } from '@bandstand/kits/board';
import type { CardSpec } from '@bandstand/kits/draft-and-write';
import type { BoardArt } from '@bandstand/kits/draft-and-write-ui';

const INK = '#17130f';
const GREEN = '#1e7a46';
const DEEP = '#0d3a22';
const AMBER = '#f2a70c';
const CHALK = '#fffdf6';
const RED = '#c8362c';
const BLUE = '#2b62b5';

/** Behind a player: a net for goalkeepers, bars for defenders, mown stripes for midfielders, rays for attackers. */
const GROUNDS: Readonly<Record<string, string>> = {
  GK: '<path fill="#e8eee4" d="M0 0h64v64H0z"/><path d="M0 6h64M0 16h64M0 26h64M0 36h64M0 46h64M0 56h64M6 0v64M16 0v64M26 0v64M36 0v64M46 0v64M56 0v64" stroke="#1e7a4666" stroke-width="1.200"/>',
  DF: '<path fill="#0d3a22" d="M0 0h64v64H0z"/><path d="M-8 14 22-16M-8 28 36-16M-8 42 50-16M-8 56 64-16M-8 70 72-10M6 72 72 6M20 72 72 20M34 72 72 34M48 72 72 48" stroke="#1e7a46" stroke-width="5"/>',
  MF: '<path fill="#1e7a46" d="M0 0h64v64H0z"/><path fill="#2f9a5f" d="M0 0h9v64H0zM18 0h9v64h-9zM36 0h9v64h-9zM54 0h9v64h-9z"/>',
  AT: '<path fill="#f2a70c" d="M0 0h64v64H0z"/><path fill="#ffcf5e" d="M32 38l76 0-2 15zM32 38l70 29-7 14zM32 38l54 54-12 9zM32 38l29 70-15 5zM32 38v76l-14-1zM32 38-38 67l-3-14zM32 38-22-16l11-10zM32 38 3-32l14-5zM32 38V-38l15 1zM32 38l29-70 13 7zM32 38l54-54 10 11zM32 38 102 9l4 14zM32 38-2 108l-13-8zM32 38-44 38l2-14zM32 38-38 9l6-12z"/>',
};

/** Eleven kits: patterns that can be told apart without their colours. */
const COLOURS: readonly (readonly [string, string])[] = [
  [RED, CHALK],
  [CHALK, DEEP],
  [BLUE, CHALK],
  [AMBER, DEEP],
  [CHALK, RED],
  [DEEP, AMBER],
  ['#7a3fb0', CHALK],
  [CHALK, BLUE],
  ['#3c8f86', INK],
  [INK, AMBER],
  [RED, BLUE],
];

/** Where the players of a line begin in the deck. */
const FIRST: Readonly<Record<string, number>> = { GK: 0, DF: 8, MF: 40, AT: 64 };

const SHINE = '<path d="M-6 40 40-6h9L-6 49zM4 64 64 4v6L10 64z" fill="#fff" opacity=".45"/>';
const LINE = `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"`;

const DRAWINGS: Readonly<Record<'net' | 'grid', Readonly<Record<string, string>>>> = {
  net: {
    T: `<path d="M10 12h16l3 17 22 9q9 4 7 14H10z" fill="${RED}" ${LINE}/><path d="M26 22h8M28 29h9" stroke="${CHALK}" stroke-width="2.600"/><path d="M16 52v7M28 52v7M40 52v7M52 52v7" ${LINE}/>`,
    H: `<circle cx="24" cy="42" r="14" fill="#e0b184" ${LINE}/><path d="M10 40q0-14 14-14t14 12q-10-8-16-4-6 3-12 6z" fill="${INK}"/><circle cx="46" cy="17" r="12" fill="${CHALK}" ${LINE}/><path d="M46 11l6 4-2 7h-8l-2-7z" fill="${INK}"/><path d="M30 26l6-5" ${LINE}/>`,
    S: `<path d="M12 32h40" stroke="${INK}" stroke-width="5"/><path d="M8 16h8v32H8zM48 16h8v32h-8z" fill="${RED}" ${LINE}/><path d="M2 22h6v20H2zM56 22h6v20h-6z" fill="${AMBER}" ${LINE}/>`,
    X: `<path d="M4 52V14h56v38" fill="none" stroke="${INK}" stroke-width="4"/><path d="M16 16v34M28 16v34M40 16v34M50 16v34M6 26h52M6 38h52" stroke="${INK}" stroke-width="1.200"/><circle cx="32" cy="46" r="10" fill="${CHALK}" ${LINE}/><path d="M32 41l5 3.500-2 6h-6l-2-6z" fill="${INK}"/>`,
    D: `<path d="M32 5q12 7 23 7 1 34-23 47Q8 46 9 12q11 0 23-7z" fill="${BLUE}" ${LINE}/><path d="M32 5q12 7 23 7 1 34-23 47z" fill="${CHALK}" ${LINE}/>`,
  },
  grid: {
    F: `<path d="M6 54V30l40-12v36z" fill="${BLUE}" ${LINE}/><path d="M6 40l40-10M6 48l40-8" stroke="${CHALK}" stroke-width="3"/><path d="M54 54V12M46 6h16v9H46z" fill="${AMBER}" ${LINE}/><path d="M2 56h60" ${LINE}/>`,
    M: `<path d="M8 20h48v34H8z" fill="${CHALK}" ${LINE}/><path d="M24 20v-8h16v8" fill="none" ${LINE}/><path d="M28 26h8v7h7v8h-7v7h-8v-7h-7v-8h7z" fill="${RED}"/>`,
    C: `<path d="M4 24h30l24-10v14l-12 4a16 16 0 1 1-32 2L4 36z" fill="${AMBER}" ${LINE}/><circle cx="30" cy="38" r="6" fill="${CHALK}" ${LINE}/><path d="M24 24V10" ${LINE}/>`,
    S: `<path d="M5 10h54v30H5z" fill="${GREEN}" ${LINE}/><path d="M14 40v18M50 40v18" ${LINE}/><path d="M14 20h36M14 30h22" stroke="${CHALK}" stroke-width="4"/>`,
  },
};

const ground = (color: string): string => `<path d="M0 0h64v64H0z" fill="${color}"/>`;

/** Somebody in the stand with a scarf, happy or cross. */
const fan = (id: string, isHappy: boolean): string =>
  `${ground(isHappy ? '#cfe8d6' : '#f3cfc8')}${bustOf(`fan ${id}`, {
    line: INK,
    accents: [isHappy ? GREEN : RED],
    shirt: isHappy ? GREEN : RED,
    isSporty: true,
  })}<path d="M22 45q10 7 20 0l3 6q-13 8-26 0z" fill="${isHappy ? AMBER : INK}" ${LINE}/>${
    isHappy
      ? `<path d="M25 37q7 9 14 0z" fill="${CHALK}" ${LINE}/><path d="M6 30 2 16M58 30l4-14" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`
      : `<path d="M25 41q7-7 14 0" fill="none" ${LINE}/><path d="M21 24l8 3M43 24l-8 3" ${LINE}/>`
  }`;

const numberOf = (id: string): number => Number(id.replaceAll(/\D/g, ''));

function drawn(card: CardSpec): string {
  if (card.kind === 'member') {
    const kit = (numberOf(card.id) * 4 + card.type.charCodeAt(0)) % COLOURS.length;
    const face = bustOf(card.id, {
      line: INK,
      accents: [AMBER, RED, BLUE, CHALK],
      shirt: kitShirt(kit, COLOURS[kit], INK),
      isSporty: true,
      place: (FIRST[card.type] ?? 0) + numberOf(card.id),
    });
    return (GROUNDS[card.type] ?? ground(GREEN)) + (card.level >= 5 ? SHINE : '') + face;
  }
  if (card.kind === 'cheer' || card.kind === 'penalty') return fan(card.id, card.kind === 'cheer');
  return `${ground('#e6efe2')}<g transform="translate(7 7) scale(.78)">${DRAWINGS[card.kind][card.icons] ?? ''}</g>`;
}

const pictures = new Map<string, string>();

function picture(card: CardSpec): string {
  const markup = pictures.get(card.id) ?? drawn(card);
  pictures.set(card.id, markup);
  return markup;
}

export const art: BoardArt = { picture, headings: { cheer: fan('H03', true), penalty: fan('U05', false) } };
