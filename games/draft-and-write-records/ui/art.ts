import { bustOf } from '@bandstand/kits/board';
import type { CardSpec } from '@bandstand/kits/draft-and-write';
import type { BoardArt } from '@bandstand/kits/draft-and-write-ui';

const INK = '#1b1a22';
const BLUE = '#2446a8';
const YELLOW = '#f0b400';
const PAPER = '#fffaf0';

/** What members of a kind wear. */
const SHIRTS: Readonly<Record<string, string>> = { LS: '#cf2f2a', M: YELLOW, P: BLUE, B: '#3c8f86' };
const ACCENTS = [YELLOW, BLUE, '#cf2f2a', '#3c8f86', '#7a3fb0'];

/** Where the members of a kind begin in the deck. */
const FIRST: Readonly<Record<string, number>> = { LS: 0, M: 12, P: 40, B: 62 };
const numberOf = (id: string): number => Number(id.replaceAll(/\D/g, ''));

const LINE = `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"`;

/** Assets and dates by their letter. */
const DRAWINGS: Readonly<Record<'net' | 'grid', Readonly<Record<string, string>>>> = {
  net: {
    // An amplifier with its lead, a van, a jacket, a shirt with a note, a letter with a heart.
    E: `<path d="M10 12h44v44H10z" fill="${BLUE}" ${LINE}/><path d="M15 26h34v25H15z" fill="${PAPER}" ${LINE}/><path d="M19 31h26M19 36h26M19 41h26M19 46h26" stroke="${INK}" stroke-width="1.200"/><circle cx="19" cy="19" r="3" fill="${YELLOW}" ${LINE}/><circle cx="29" cy="19" r="3" fill="${YELLOW}" ${LINE}/><circle cx="39" cy="19" r="3" fill="${YELLOW}" ${LINE}/><path d="M46 19h6q8 0 8 12t-5 14" fill="none" ${LINE}/>`,
    T: `<path d="M4 20q0-7 7-7h27q8 0 12 8l7 11q4 2 4 7v9H4z" fill="${YELLOW}" ${LINE}/><path d="M35 18h4q4 0 7 6l4 8H35zM9 18h20v13H9z" fill="${PAPER}" ${LINE}/><path d="M4 38h57" stroke="${BLUE}" stroke-width="5"/><circle cx="17" cy="49" r="7" fill="${INK}"/><circle cx="48" cy="49" r="7" fill="${INK}"/><circle cx="17" cy="49" r="2.500" fill="${PAPER}"/><circle cx="48" cy="49" r="2.500" fill="${PAPER}"/>`,
    W: `<path d="M23 8 9 15 4 44l8 3 4-16v26h13V30l3-8 3 8v27h13V31l4 16 8-3-5-29-14-7-9 8z" fill="${BLUE}" ${LINE}/><path d="M23 8l9 8 9-8 3 12-12 10-12-10z" fill="${YELLOW}" ${LINE}/><path d="M25 38h.1M25 46h.1M39 38h.1M39 46h.1" stroke="${YELLOW}" stroke-width="4" stroke-linecap="round"/>`,
    M: `<path d="M22 8 6 16l5 15 9-4v29h24V27l9 4 5-15-16-8q-10 10-20 0z" fill="${BLUE}" ${LINE}/><circle cx="32" cy="34" r="9" fill="${YELLOW}"/><path d="M29 38v-8l6-1v8" stroke="${INK}" stroke-width="1.800" fill="none"/>`,
    F: `<path d="M6 18h52v34H6z" fill="${PAPER}" ${LINE}/><path d="M6 18l26 20 26-20" fill="none" ${LINE}/><path d="M32 48C15 36 18 24 25 24c5 0 7 4 7 6 0-2 2-6 7-6 7 0 10 12-7 24z" fill="#cf2f2a" ${LINE}/>`,
  },
  grid: {
    // A microphone on a table, a metronome, a reel of tape, a stage under its lights.
    I: `<path d="M22 20a10 10 0 0 1 20 0v12a10 10 0 0 1-20 0z" fill="${YELLOW}" ${LINE}/><path d="M22 20h20M22 26h20M22 32h20" stroke="${INK}" stroke-width="1.400"/><path d="M15 30q0 17 17 17t17-17M32 47v8" fill="none" ${LINE}/><path d="M18 55h28v4H18z" fill="${BLUE}" ${LINE}/>`,
    R: `<path d="M22 4h20l12 54H10z" fill="${YELLOW}" ${LINE}/><path d="M13 46h38l3 12H10z" fill="${BLUE}" ${LINE}/><path d="M32 46V14M28 20h8M27 27h10M26 34h12" stroke="${INK}" stroke-width="1.600"/><path d="M32 46 48 8" stroke="${INK}" stroke-width="2.600"/><path d="M40 18l7 3-3 7-7-3z" fill="${PAPER}" ${LINE}/>`,
    S: `<circle cx="32" cy="32" r="26" fill="${BLUE}" ${LINE}/><circle cx="32" cy="32" r="8" fill="${PAPER}" ${LINE}/><circle cx="32" cy="16" r="6" fill="${PAPER}" ${LINE}/><circle cx="46" cy="40" r="6" fill="${PAPER}" ${LINE}/><circle cx="18" cy="40" r="6" fill="${PAPER}" ${LINE}/><path d="M32 32h.1" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><path d="M40 57h20" stroke="${YELLOW}" stroke-width="4"/>`,
    L: `<path d="M5 10h54v8H5z" fill="${BLUE}" ${LINE}/><path d="M16 18 6 50h20zM48 18 38 50h20z" fill="${YELLOW}" opacity=".85"/><path d="M4 48h56v10H4z" fill="${BLUE}" ${LINE}/><path d="M32 28v14M28 46l4-4 4 4" fill="none" ${LINE}/><circle cx="32" cy="25" r="4" fill="${PAPER}" ${LINE}/><path d="M12 18h8v5h-8zM44 18h8v5h-8z" fill="${INK}"/>`,
  },
};

const GROUND =
  '<path d="M0 0h64v64H0z" fill="#fdeebb"/><path d="M0 16 16 0M0 32 32 0M0 48 48 0M0 64 64 0M16 64 64 16M32 64 64 32M48 64 64 48" stroke="#f6dc8c"/>';
const FACE_GROUND =
  '<path d="M0 0h64v64H0z" fill="#dfe6fb"/><path d="M0 16 16 0M0 32 32 0M0 48 48 0M0 64 64 0M16 64 64 16M32 64 64 32M48 64 64 48" stroke="#c9d5f7"/>';

const CRACKED =
  '<path d="M0 0h64v64H0z" fill="#f6d7d2"/><circle cx="32" cy="33" r="27" fill="#22202a"/><g fill="none" stroke="#fff" stroke-opacity=".3"><circle cx="32" cy="33" r="22"/><circle cx="32" cy="33" r="17"/></g><circle cx="32" cy="33" r="10" fill="#cf2f2a"/><circle cx="32" cy="33" r="2.500" fill="#22202a"/><path d="M58 10 44 21l6 6-13 7 5 8-11 5 3 14" fill="none" stroke="#f6d7d2" stroke-width="3"/>';

/** Two things share a card side by side. */
function drawing(kind: 'net' | 'grid', letters: string): string {
  const [first, second] = [...letters].map((letter) => DRAWINGS[kind][letter] ?? '');
  const shown =
    second === undefined
      ? `<g transform="translate(7 7) scale(.78)">${first}</g>`
      : `<g transform="translate(2 4) scale(.5)">${first}</g><g transform="translate(30 28) scale(.5)">${second}</g><path d="M8 58 56 6" stroke="${INK}" stroke-width="1.200" stroke-dasharray="3 3"/>`;
  return GROUND + shown;
}

const pictures = new Map<string, string>();

function picture(card: CardSpec): string {
  const known = pictures.get(card.id);
  if (known !== undefined) return known;
  const drawn =
    card.kind === 'member'
      ? FACE_GROUND +
        bustOf(card.id, {
          line: INK,
          accents: ACCENTS,
          shirt: SHIRTS[card.type] ?? BLUE,
          place: (FIRST[card.type] ?? 0) + numberOf(card.id),
        })
      : card.kind === 'net' || card.kind === 'grid'
        ? drawing(card.kind, card.icons)
        : CRACKED;
  pictures.set(card.id, drawn);
  return drawn;
}

const hub = (x: number): string =>
  `<circle cx="${x}" cy="73" r="13" fill="${PAPER}"/><path d="M${x} 63v20M${x - 9} 68l18 10M${x - 9} 78l18-10" stroke="#12245c" stroke-width="3"/>`;

/** A cassette: albums on its upper label, singles on the lower one. */
const cassette = (width: number): string =>
  `<rect x="-4" y="-2" width="${width + 8}" height="152" rx="9" fill="${BLUE}"/><rect x="2" y="3" width="${width - 4}" height="46" rx="4" fill="var(--sheet)"/><rect x="2" y="97" width="${width - 4}" height="46" rx="4" fill="var(--sheet)"/><path d="M2 52h${width - 4}v42H2z" fill="${YELLOW}"/><rect x="116" y="55" width="100" height="36" rx="18" fill="#12245c"/><circle cx="142" cy="73" r="17" fill="#4a2c1d"/><circle cx="190" cy="73" r="17" fill="#4a2c1d"/>${hub(142)}${hub(190)}`;

const CRACKS = [
  'M14-14 8-9l3 4',
  'M15-13 6-9l4 4-6 2',
  'M14-15 7-8l4 3-7 5',
  'M15-12 6-8l5 5-9 3 3 5',
  'M14-15 8-7l4 3-9 6 3 6-9 3',
];

/** A record that breaks more with every Fail. */
const penalty = (space: number): string =>
  `<circle r="18" fill="#22202a" stroke="#8a8797"/><circle r="15.500" fill="none" stroke="#fff" stroke-opacity=".3"/><path d="${CRACKS[space] ?? CRACKS[0]}" fill="none" stroke="var(--sheet)" stroke-width="2"/><rect x="-17" y="-10.500" width="34" height="21" rx="10.500" fill="var(--sheet)"/>`;

export const art: BoardArt = { picture, tracks: cassette, tourStart: DRAWINGS.net['T'] ?? '', penalty };
