import { DrawnSheets } from './drawnSheets.ts';
import { fewestPosts, parseNeeds, type Need } from './needs.ts';
import { ITEM } from './layout.ts';
import { buildLists, type MoveLists } from './lists.ts';
import { buildMoves, type Moves } from './moves.ts';
import type { Bonus } from './bonus.ts';
import type { Pack } from './pack.ts';
import { FLOW_NAMES, FLOW_TRAITS, type FlowName, type FlowTraits, type Rules } from './rules.ts';

export const CARD_KINDS = ['member', 'grid', 'net', 'penalty', 'cheer'] as const;
export const MEMBER_CARD = 0;
export const GRID_CARD = 1;
export const NET_CARD = 2;
export const PENALTY_CARD = 3;
export const CHEER_CARD = 4;

export interface CompiledGoal {
  readonly needs: readonly Need[];
  /** Posts that must be filled at least, whatever the needs. */
  readonly fewestPosts: number;
  readonly points: number;
  /** Kinds of items it pays. */
  readonly items: readonly number[];
}

/** What the rules of a sheet ask about how the match runs. */
interface Traits extends FlowTraits {
  /** Place in the list of flows. */
  readonly flow: number;
  /** Whether the weekend goes through the goals from left to right. */
  readonly inOrder: boolean;
}

/** A pack and the rules of a game, worked out into flat tables. Bit masks and indices follow the order of the pack. */
export interface Kit {
  readonly pack: Pack;
  readonly rules: Rules;
  readonly moves: Moves;
  /** Lists of moves that are shared. */
  readonly lists: MoveLists;
  /** Drawings of sheets that are shared. */
  readonly drawn: DrawnSheets;
  readonly together: Traits;
  readonly solo: Traits;

  /** Cards of all sets up to a number, by that number. */
  readonly decks: readonly (readonly number[])[];
  readonly cardKind: readonly number[];
  readonly cardType: readonly number[];
  readonly cardLevel: readonly number[];
  /** Four entries a card: N, E, S, W. */
  readonly cardSkills: readonly number[];
  /** How often a card shows each skill, eight bits a skill, so that the members of a band can be added up. */
  readonly cardSkillCounts: readonly number[];
  /** Grid squares or net nodes that show an icon of the card. */
  readonly cardSpaces: readonly number[];
  readonly cardOrigin: readonly number[];
  readonly topLevel: number;

  readonly postCount: number;
  readonly postType: readonly number[];
  /** The bit of the lock that must be off, or 0. */
  readonly postLock: readonly number[];
  readonly postsOfType: readonly number[];
  readonly lockedPosts: number;
  /** Posts that nothing locks, by the removed locks. */
  readonly openPosts: readonly number[];
  /** For each post, triples: own circle, other post and its circle; or own circle, -1 and an outer circle. */
  readonly postLinks: readonly (readonly number[])[];
  /** For each outer circle, pairs: post and its circle. */
  readonly outerLinks: readonly (readonly number[])[];
  readonly startCircle: number;

  readonly cellItem: readonly number[];
  readonly rowPoints: readonly number[];
  readonly columnPoints: readonly number[];

  readonly squaresOfIcon: readonly number[];
  readonly lineMask: readonly number[];
  readonly diagonalMask: readonly number[];
  readonly lineItems: readonly (readonly number[])[];
  readonly linePoints: readonly number[];
  readonly linesThrough: readonly (readonly number[])[];

  readonly nodesOfIcon: readonly number[];
  readonly netLinkMask: readonly number[];
  readonly netLinkItems: readonly (readonly number[])[];
  readonly netLinksAt: readonly (readonly number[])[];
  readonly netNeighbours: readonly number[];
  /** Nodes that may be crossed next, by the crossed ones. */
  readonly netOpen: Uint16Array;

  readonly trackAItem: readonly number[];
  readonly trackBItem: readonly number[];
  readonly cheerPoints: readonly number[];
  readonly venueCount: number;
  /** The bit of the venue before, or 0 for the start. */
  readonly venueAfter: readonly number[];
  readonly venueGate: readonly number[];
  readonly venueItem: readonly number[];
  readonly venuePoints: readonly number[];
  readonly lockCount: number;
  readonly penaltyPoints: readonly number[];
  readonly penaltyItem: readonly number[];
  /** How many multipliers of value 2, 3 and 4 there are. */
  readonly multipliers: readonly number[];

  readonly goals: readonly CompiledGoal[];
  readonly goalNumbers: readonly number[];
}

/** No item: the space pays nothing. */
export const NO_ITEM = -1;

const ALL_CELLS = (1 << 20) - 1;
export const ROW_MASK = [0, 1, 2, 3].map((row) => 0b11111 << (5 * row));
export const COLUMN_MASK = [0, 1, 2, 3, 4].map((column) => 0b00001_00001_00001_00001 << column);
export const ALL_MATCH = ALL_CELLS;
export const ALL_GRID = (1 << 16) - 1;
export const ALL_NET = (1 << 15) - 1;
export const TOP_ROW = 0b11111;
export const GRID_CORNERS = (1 << 0) | (1 << 3) | (1 << 12) | (1 << 15);
const DIAGONALS = [(1 << 0) | (1 << 5) | (1 << 10) | (1 << 15), (1 << 3) | (1 << 6) | (1 << 9) | (1 << 12)];
const isDiagonal = (lineMask: number): boolean => DIAGONALS.includes(lineMask);

const itemOf = (bonus: Bonus | null | undefined): number =>
  bonus === null || bonus === undefined ? NO_ITEM : ITEM[bonus];
const maskOf = (places: readonly number[]): number => places.reduce((mask, place) => mask | (1 << place), 0);
const placesOf = <T>(list: readonly T[], is: (each: T) => boolean): number =>
  maskOf(list.flatMap((each, place) => (is(each) ? [place] : [])));

/** The bit of a lock, or 0 where there is none. */
const lockBit = ({ sheet }: Pack, lock: string | undefined): number =>
  lock === undefined ? 0 : 1 << sheet.locks.indexOf(lock);
const typeIndex = (pack: Pack, id: string): number => pack.types.findIndex((type) => type.id === id);
const squaresOf = ({ sheet }: Pack): readonly string[] => [...sheet.grid.rows.join('')];
const nodesOf = ({ sheet }: Pack): readonly string[] => [...sheet.net.rows.join('')];

function cardTables(pack: Pack) {
  const members = pack.cards.map((card) => (card.kind === 'member' ? card : undefined));
  const squares = squaresOf(pack);
  const nodes = nodesOf(pack);
  return {
    decks: Array.from({ length: 10 }, (_, last) =>
      pack.cards.flatMap((card, index) => (card.set <= last ? [index] : [])),
    ),
    cardKind: pack.cards.map((card) => CARD_KINDS.indexOf(card.kind)),
    cardType: members.map((card) => (card === undefined ? -1 : typeIndex(pack, card.type))),
    cardLevel: members.map((card) => card?.level ?? 0),
    cardSkills: members.flatMap((card) =>
      [0, 1, 2, 3].map((way) =>
        card === undefined ? 0 : pack.skills.findIndex((skill) => skill.id === card.skills[way]),
      ),
    ),
    cardSkillCounts: members.map((card) =>
      [...(card?.skills ?? '')].reduce(
        (counts, id) => counts + (1 << (8 * pack.skills.findIndex((skill) => skill.id === id))),
        0,
      ),
    ),
    cardSpaces: pack.cards.map((card) => {
      if (card.kind === 'grid') return placesOf(squares, (icon) => card.icons.includes(icon));
      return card.kind === 'net' ? placesOf(nodes, (icon) => card.icons.includes(icon)) : 0;
    }),
    cardOrigin: members.map((card) => (pack.origins ?? []).findIndex((origin) => origin.id === card?.origin)),
    topLevel: Math.max(0, ...members.map((card) => card?.level ?? 0)),
  };
}

function postTables(pack: Pack) {
  const { sheet } = pack;
  const postType = sheet.posts.map((post) => typeIndex(pack, post.type));
  return {
    postCount: sheet.posts.length,
    postType,
    postLock: sheet.posts.map((post) => lockBit(pack, post.lock)),
    postsOfType: pack.types.map((_, type) => placesOf(postType, (each) => each === type)),
    lockedPosts: placesOf(sheet.posts, (post) => post.lock !== undefined),
    openPosts: Array.from({ length: 1 << sheet.locks.length }, (_, opened) =>
      placesOf(sheet.posts, (post) => (lockBit(pack, post.lock) & ~opened) === 0),
    ),
    postLinks: sheet.posts.map((post) => linksOf(pack, post.id)),
    outerLinks: sheet.outer.map((circle) =>
      sheet.links
        .filter((link) => link.includes(circle.id))
        .flatMap((link) => circleAt(pack, link[0] === circle.id ? link[1] : link[0])),
    ),
    startCircle: sheet.outer.findIndex((circle) => circle.start === true),
  };
}

/** The box of matches, and the square of lines. */
function gridTables(pack: Pack) {
  const { match, grid } = pack.sheet;
  const squares = squaresOf(pack);
  const lineMask = grid.lines.map((line) => maskOf(line.squares));
  return {
    cellItem: match.rows.flatMap((row) => row.bonuses.map(itemOf)),
    rowPoints: match.rows.map((row) => row.points),
    columnPoints: match.columnPoints,
    squaresOfIcon: pack.gridIcons.map(({ id }) => placesOf(squares, (icon) => icon === id)),
    lineMask,
    diagonalMask: lineMask.filter(isDiagonal),
    lineItems: grid.lines.map((line) => line.bonuses.map(itemOf)),
    linePoints: grid.lines.map((line) => line.points),
    linesThrough: squares.map((_, square) => lineMask.flatMap((mask, line) => ((mask >> square) & 1 ? [line] : []))),
  };
}

function netTables(pack: Pack, rules: Rules) {
  const nodes = nodesOf(pack);
  const ends = pack.sheet.net.links.map((link) => link.ends.map((end) => end - 1));
  const netNeighbours = nodes.map(
    (_, node) => maskOf(ends.filter((pair) => pair.includes(node)).flat()) & ~(1 << node),
  );
  return {
    nodesOfIcon: pack.netIcons.map(({ id }) => placesOf(nodes, (icon) => icon === id)),
    netLinkMask: ends.map(maskOf),
    netLinkItems: pack.sheet.net.links.map((link) => link.bonuses.map(itemOf)),
    netLinksAt: nodes.map((_, node) => ends.flatMap((pair, link) => (pair.includes(node) ? [link] : []))),
    netNeighbours,
    netOpen: openNets(rules.netGate === 'free' ? ALL_NET : TOP_ROW, netNeighbours),
  };
}

/** Tracks, tour, locks, penalties, multipliers. */
function marginTables(pack: Pack) {
  const { sheet } = pack;
  const tour = sheet.tour ?? [];
  return {
    trackAItem: sheet.trackA.map(itemOf),
    trackBItem: sheet.trackB.map(itemOf),
    cheerPoints: sheet.cheer ?? [0],
    venueCount: tour.length,
    venueAfter: tour.map((venue) =>
      venue.after === undefined ? 0 : 1 << tour.findIndex((each) => each.id === venue.after),
    ),
    venueGate: tour.map((venue) => lockBit(pack, venue.gate)),
    venueItem: tour.map((venue) => itemOf(venue.bonus)),
    venuePoints: tour.map((venue) => venue.points),
    lockCount: sheet.locks.length,
    penaltyPoints: sheet.penalty.points,
    penaltyItem: sheet.penalty.bonuses.map(itemOf),
    multipliers: [2, 3, 4].map((value) => sheet.multipliers.filter((each) => each === value).length),
  };
}

export function compile(pack: Pack, rules: Rules): Kit {
  const moves = buildMoves(pack, rules);
  return {
    pack,
    rules,
    moves,
    lists: buildLists(moves, pack.sheet.posts.length),
    drawn: new DrawnSheets(),
    together: traits(rules, rules.together),
    solo: traits(rules, rules.solo),
    ...cardTables(pack),
    ...postTables(pack),
    ...gridTables(pack),
    ...netTables(pack, rules),
    ...marginTables(pack),
    goals: pack.goals.map((goal) => {
      const needs = needsOf(goal.needs, pack);
      return { needs, fewestPosts: fewestPosts(needs), points: goal.points, items: goal.bonus.map(itemOf) };
    }),
    goalNumbers: pack.goals.map((_, goal) => goal),
  };
}

/** Whoever claims one goal at a time takes any of them. */
function traits(rules: Rules, flow: FlowName): Traits {
  const { drawsThird, personalGoals, claimLimit } = FLOW_TRAITS[flow];
  const inOrder = rules.goalOrder === 'in-order' && claimLimit > 1;
  return { drawsThird, personalGoals, claimLimit, inOrder, flow: FLOW_NAMES.indexOf(flow) };
}

export const traitsOf = (kit: Kit, state: { readonly seats: number }): Traits =>
  state.seats === 1 ? kit.solo : kit.together;

/** For every set of crossed nodes, those that can be crossed next: some are always open, others beside a crossed one. */
function openNets(always: number, neighbours: readonly number[]): Uint16Array {
  const open = new Uint16Array(ALL_NET + 1);
  const near = new Uint16Array(ALL_NET + 1);
  for (let crossed = 0; crossed <= ALL_NET; crossed++) {
    if (crossed > 0) {
      const rest = crossed & (crossed - 1);
      near[crossed] = near[rest] | neighbours[31 - Math.clz32(crossed ^ rest)];
    }
    open[crossed] = (always | near[crossed]) & ~crossed;
  }
  return open;
}

function needsOf(text: string, pack: Pack): readonly Need[] {
  const needs = parseNeeds(text, pack);
  if (typeof needs === 'string') throw new Error(needs);
  return needs;
}

/** Post and circle of `M1.E`; -1 and the outer circle of `O1`. */
function circleAt(pack: Pack, end: string): [number, number] {
  const [post, way] = end.split('.');
  if (way === undefined) return [-1, pack.sheet.outer.findIndex((circle) => circle.id === end)];
  return [pack.sheet.posts.findIndex((each) => each.id === post), 'NESW'.indexOf(way)];
}

function linksOf(pack: Pack, post: string): number[] {
  return pack.sheet.links.flatMap((link) => {
    const own = link.findIndex((end) => end.startsWith(`${post}.`));
    return own < 0 ? [] : [circleAt(pack, link[own])[1], ...circleAt(pack, link[1 - own])];
  });
}
