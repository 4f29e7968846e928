import { shuffle, type Seat } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import type { OpenTable, State } from '../state.ts';
import { FIRST_DICE_CARD, MARKET, type Card } from '../vocabulary.ts';
import type { Turn } from '../phase.ts';

export const isDiceCard = (card: Card): boolean => card >= FIRST_DICE_CARD;

const diceLeft = (content: Content, table: OpenTable, role: number): number =>
  content.diceSupply[role] - table.ownDice[role];

export const mayTake = (content: Content, seat: Seat, card: Card): boolean =>
  (content.buyers[card] & (1 << seat)) !== 0;

/** Whether the role may have the card, and the die if it is one. */
export const canTake = (content: Content, table: OpenTable, seat: Seat, card: Card): boolean =>
  mayTake(content, seat, card) && (!isDiceCard(card) || diceLeft(content, table, card - FIRST_DICE_CARD) > 0);

/** What the cards cost that the role may have and that its COIN and the band's would pay. */
export const pricesInReach = (content: Content, table: OpenTable, seat: Seat): number[] =>
  table.market.flatMap((card, slot) => {
    const price = content.pack.marketPrices[slot];
    return canTake(content, table, seat, card) && price <= table.coin[seat] + table.bandCoin ? [price] : [];
  });

/** The top card of the deck; when it is empty the discards are shuffled. */
function drawCard({ state, random }: Turn): Card | undefined {
  if (state.deck.length === 0) {
    for (const [card, count] of state.discards.entries())
      for (let copy = 0; copy < count; copy++) state.deck.push(card);
    state.discards.fill(0);
    shuffle(state.deck, random);
  }
  return state.deck.pop();
}

/** Holes close to the left; new cards come at the right. */
export function refill(turn: Turn): void {
  const { state } = turn;
  const cards: Card[] = [];
  while (state.market.length < MARKET) {
    const card = drawCard(turn);
    if (card === undefined) break;
    state.market.push(card);
    cards.push(card);
  }
  if (cards.length > 0) turn.tell?.({ type: 'marketFilled', cards });
}

/** A dice card turns into the die at once and is out of the game with the last die. */
function takeDie(content: Content, state: State, seat: Seat, card: Card): void {
  state.ownDice[seat]++;
  (diceLeft(content, state, seat) > 0 ? state.discards : state.gone)[card]++;
}

export function buy(turn: Turn, seat: Seat, slot: number, byBand: number): void {
  const { state, content } = turn;
  const [card] = state.market.splice(slot, 1);
  const own = content.pack.marketPrices[slot] - byBand;
  state.bandCoin -= byBand;
  state.coin[seat] -= own;
  state.boughtCards[seat]++;
  turn.tell?.({ type: 'bought', seat, card, own, band: byBand });
  if (isDiceCard(card)) takeDie(content, state, seat, card);
  else {
    state.hands[seat][card]++;
    state.knownHands[seat][card]++;
  }
  refill(turn);
}

export function discardFromMarket(turn: Turn, seat: Seat, count: number, cost: number): void {
  const { state } = turn;
  state.commitment[seat] -= cost;
  const cards = state.market.splice(0, count);
  for (const card of cards) state.discards[card]++;
  turn.tell?.({ type: 'cardsDiscarded', seat, cards });
  refill(turn);
}

/** Cards for a songwriter who bought: what the role may not have is thrown open on the discards. */
export function drawNotebook(turn: Turn, seat: Seat): void {
  const { state, content } = turn;
  const kept: Card[] = [];
  const discarded: Card[] = [];
  let dice = 0;
  for (let draw = 0; draw < content.pack.knobs.notebookCards; draw++) {
    const card = drawCard(turn);
    if (card === undefined) break;
    if (!canTake(content, state, seat, card)) {
      state.discards[card]++;
      discarded.push(card);
    } else if (isDiceCard(card)) {
      takeDie(content, state, seat, card);
      dice++;
    } else {
      state.hands[seat][card]++;
      kept.push(card);
    }
  }
  turn.tell?.({ type: 'notebookDrawn', seat, kept, keptCount: kept.length, discarded, dice });
}
