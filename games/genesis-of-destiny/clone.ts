import type { OpenTable, State } from './state.ts';

/** Numbers and words of the open table, field by field: a new secret stays secret. */
const copyFigures = (table: OpenTable) => ({
  seatCount: table.seatCount,
  graceGigs: table.graceGigs,
  labelBar: table.labelBar,
  expert: table.expert,
  specialDice: table.specialDice,
  rolePlaying: table.rolePlaying,
  seasonGigs: table.seasonGigs,
  party: table.party,
  localHonour: table.localHonour,
  phase: table.phase,
  round: table.round,
  gigs: table.gigs,
  bandCoin: table.bandCoin,
  bandCrowd: table.bandCrowd,
  clout: table.clout,
  unlocked: table.unlocked,
  burned: table.burned,
  lastOffers: table.lastOffers,
  isFormOpen: table.isFormOpen,
  ballot: table.ballot,
  struck: table.struck,
  common: table.common,
  chosen: table.chosen,
  step: table.step,
  actor: table.actor,
  asked: table.asked,
  pass: table.pass,
  setScore: table.setScore,
  setSongs: table.setSongs,
  setList: table.setList,
  stars: table.stars,
  coinOnly: table.coinOnly,
  occasion: table.occasion,
  song: table.song,
  column: table.column,
  row: table.row,
  placementsLeft: table.placementsLeft,
  lastRow: table.lastRow,
  lastValue: table.lastValue,
  otherValue: table.otherValue,
  justPocketed: table.justPocketed,
  refused: table.refused,
  levelled: table.levelled,
  motion: table.motion,
  motionTarget: table.motionTarget,
  proposer: table.proposer,
  paidByBand: table.paidByBand,
  left: table.left,
  waited: table.waited,
  soloist: table.soloist,
  cause: table.cause,
  ending: table.ending,
});

/** Everything public and nothing else. Columns and offers never change, so copies share them. */
export const copyOpen = (table: OpenTable): OpenTable => ({
  ...copyFigures(table),
  coin: table.coin.slice(),
  crowd: table.crowd.slice(),
  commitment: table.commitment.slice(),
  intensity: table.intensity.slice(),
  craft: table.craft.slice(),
  ownDice: table.ownDice.slice(),
  songs: table.songs.map(({ columns, recorded }) => ({ columns, recorded })),
  draft: table.draft.slice(),
  market: table.market.slice(),
  discards: table.discards.slice(),
  gone: table.gone.slice(),
  knownHands: table.knownHands.map((hand) => hand.slice()),
  faceUp: table.faceUp.slice(),
  offers: table.offers.slice(),
  form: table.form.slice(),
  order: table.order.slice(),
  pledges: table.pledges.slice(),
  ownPoints: table.ownPoints.slice(),
  used: table.used.slice(),
  usedDice: table.usedDice.slice(),
  placed: table.placed.slice(),
  borrowed: table.borrowed.slice(),
  boughtCards: table.boughtCards.slice(),
  paid: table.paid.slice(),
  claims: table.claims.slice(),
  claimOrder: table.claimOrder.slice(),
  fans: table.fans.slice(),
});

/** Search copies states all the time: a copy of the whole and then its lists is the fastest way there is. */
export function clone(state: State): State {
  const copy = { ...state };
  copy.coin = copy.coin.slice();
  copy.crowd = copy.crowd.slice();
  copy.commitment = copy.commitment.slice();
  copy.intensity = copy.intensity.slice();
  copy.craft = copy.craft.slice();
  copy.ownDice = copy.ownDice.slice();
  copy.songs = copy.songs.map(({ columns, recorded }) => ({ columns, recorded }));
  copy.draft = copy.draft.slice();
  copy.market = copy.market.slice();
  copy.discards = copy.discards.slice();
  copy.gone = copy.gone.slice();
  copy.knownHands = copy.knownHands.map((hand) => hand.slice());
  copy.faceUp = copy.faceUp.slice();
  copy.offers = copy.offers.slice();
  copy.form = copy.form.slice();
  copy.order = copy.order.slice();
  copy.pledges = copy.pledges.slice();
  copy.ownPoints = copy.ownPoints.slice();
  copy.used = copy.used.slice();
  copy.usedDice = copy.usedDice.slice();
  copy.placed = copy.placed.slice();
  copy.borrowed = copy.borrowed.slice();
  copy.boughtCards = copy.boughtCards.slice();
  copy.paid = copy.paid.slice();
  copy.claims = copy.claims.slice();
  copy.claimOrder = copy.claimOrder.slice();
  copy.fans = copy.fans.slice();
  copy.deck = copy.deck.slice();
  copy.hands = copy.hands.map((hand) => hand.slice());
  copy.picks = copy.picks.slice();
  copy.opened = copy.opened?.slice();
  copy.pool = copy.pool.slice();
  copy.pockets = copy.pockets.slice();
  return copy;
}
