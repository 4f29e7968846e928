import { NOBODY, shuffle, type Random, type Seat } from '@bandstand/engine';
import { clone } from './clone.ts';
import type { Content } from './content.ts';
import { EVENTS, NONE, SLOTS, type OpenTable, type Options, type State } from './state.ts';
import { holdsRole } from './rules/cards.ts';
import { fillRow, openRow } from './rules/row.ts';
import { seatAt, startTurn } from './rules/turn.ts';
import type { Turn } from './phase.ts';

const perSeat = <Value>(seatCount: number, make: () => Value): Value[] => Array.from({ length: seatCount }, make);

/** The table before anything was dealt. */
function bareTable(content: Content, options: Options, seatCount: number): OpenTable {
  const frets = Number(options.frets);
  return {
    seatCount,
    frets,
    turnLimit: options.turnLimit === 'auto' ? 3 * frets : options.turnLimit,
    shuffling: options.shuffle,
    turn: 1,
    phase: 'pickSinger',
    actor: 0,
    starter: 0,
    step: 0,
    pointer: 0,
    bands: perSeat(seatCount, () => []),
    business: perSeat(seatCount, () => []),
    chips: perSeat(seatCount, () => 0),
    fret: perSeat(seatCount, () => content.seatRules[seatCount].fret),
    contracts: NOBODY,
    bought: NOBODY,
    barred: NOBODY,
    passed: NOBODY,
    popularitySold: false,
    lastWinner: NONE,
    slot: NONE,
    bid: 0,
    high: NONE,
    bidders: NOBODY,
    wantedBand: NONE,
    wantedBusiness: NONE,
    owner: NONE,
    shown: [],
    marker: content.pack.contracts.start,
    insurance: 0,
    duplicate: false,
    resume: 'auctions',
    singers: [...content.singers],
    played: undefined,
  };
}

/**
 * Chance is used in this order: starting player, choosers' cards, the other band cards, the band deck,
 * the business deck, the event deck. All of it comes before the first decision, so that one seed deals one game.
 */
export function setup(content: Content, options: Options, seatCount: number, random: Random): State {
  const table = bareTable(content, options, seatCount);
  table.starter = random.below(seatCount);
  const choosers = [...content.choosers];
  shuffle(choosers, random);
  for (let seat = 0; seat < seatCount; seat++) table.bands[seat].push(choosers[seat]);
  const others = [...content.others];
  shuffle(others, random);
  const aside = others.splice(0, seatCount * content.seatRules[seatCount].draws);
  // The singers and choosers are shuffled in now; those taken meanwhile are removed when the choice is over.
  const bandDeck = [...content.singers, ...content.choosers, ...others];
  shuffle(bandDeck, random);
  const businessDeck = content.businessOccupation.map((_, card) => card);
  shuffle(businessDeck, random);
  const eventDeck = [...content.eventCards];
  shuffle(eventDeck, random);
  const state: State = {
    ...table,
    row: perSeat(SLOTS, () => NONE),
    hands: perSeat(seatCount, () => EVENTS.map(() => 0)),
    bandDeck,
    businessDeck,
    eventDeck,
    aside,
  };
  seekChooser(content, state);
  return clone(state);
}

/** The seat whose chooser's card has the earliest first letter and that has no singer yet; false when all have one. */
export function seekChooser(content: Content, state: State): boolean {
  for (const card of content.choosers) {
    const seat = state.bands.findIndex((band) => band.length === 1 && band[0] === card);
    if (seat < 0) continue;
    state.actor = seat;
    return true;
  }
  return false;
}

/** Everything after the singers: clockwise from the starting player, no more chance. */
export function deal(turn: Turn): void {
  const { content, state, tell } = turn;
  const rules = content.seatRules[state.seatCount];
  state.singers = [];
  state.bandDeck = state.bandDeck.filter((card) => !state.bands.some((band) => band.includes(card)));
  for (const [index, card] of state.aside.entries()) state.bands[seatAt(state, index)].push(card);
  state.aside = [];
  for (let step = 0; step < state.seatCount; step++) dealBusiness(content, state, seatAt(state, step), rules.business);
  for (let step = 0; step < state.seatCount; step++) {
    const hand = state.hands[seatAt(state, step)];
    for (let card = 0; card < rules.events; card++) {
      const event = state.eventDeck.shift();
      if (event !== undefined) hand[event]++;
    }
  }
  state.chips.fill(content.pack.chips);
  fillRow(state);
  tell?.({ type: 'dealt', starter: state.starter });
  tell?.({ type: 'rowLaid', row: openRow(content, state) });
  startTurn(turn);
}

/** A second card of one occupation goes under and the next takes its place. */
function dealBusiness(content: Content, state: State, seat: Seat, count: number): void {
  const line = state.business[seat];
  for (let tries = state.businessDeck.length; tries > 0 && line.length < count; tries--) {
    const card = state.businessDeck.shift();
    if (card === undefined) return;
    if (holdsRole(content, line, content.businessOccupation[card])) state.businessDeck.push(card);
    else line.push(card);
  }
}
