import type { OpenTable, State } from './state.ts';

/** A copy that shares no list with the original. */
export const copyOpen = (table: OpenTable): OpenTable => ({
  seatCount: table.seatCount,
  frets: table.frets,
  turnLimit: table.turnLimit,
  shuffling: table.shuffling,
  turn: table.turn,
  phase: table.phase,
  actor: table.actor,
  starter: table.starter,
  step: table.step,
  pointer: table.pointer,
  bands: copyLists(table.bands),
  business: copyLists(table.business),
  chips: table.chips.slice(),
  fret: table.fret.slice(),
  contracts: table.contracts,
  bought: table.bought,
  barred: table.barred,
  passed: table.passed,
  popularitySold: table.popularitySold,
  lastWinner: table.lastWinner,
  slot: table.slot,
  bid: table.bid,
  high: table.high,
  bidders: table.bidders,
  wantedBand: table.wantedBand,
  wantedBusiness: table.wantedBusiness,
  owner: table.owner,
  shown: table.shown.slice(),
  marker: table.marker,
  insurance: table.insurance,
  duplicate: table.duplicate,
  resume: table.resume,
  singers: table.singers.slice(),
  played: table.played,
});

function copyLists(lists: readonly number[][]): number[][] {
  const copies: number[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}

/** Set-up and imagination end here too, so that all states have one object shape. */
export const clone = (state: State): State => ({
  ...copyOpen(state),
  row: state.row.slice(),
  hands: copyLists(state.hands),
  bandDeck: state.bandDeck.slice(),
  businessDeck: state.businessDeck.slice(),
  eventDeck: state.eventDeck.slice(),
  aside: state.aside.slice(),
});
