import type { Random } from '@bandstand/engine';
import { isOver, turnOf } from './play.ts';
import { isNews, roundCount, rowStart } from './rounds.ts';
import { dealBack } from './setup.ts';
import { BACK_SIZE, DECK_SIZE, NO_CARD, SLOTS, type CardId, type State, type View } from './state.ts';

export function view(state: State): View {
  const { options, rounds } = state;
  const over = isOver(state);
  const dealt: CardId[] = [];
  for (let round = 0; round <= state.round && round < rounds; round++) {
    const first = rowStart(rounds, round);
    for (let slot = 0; slot < SLOTS; slot++) dealt.push(state.deck[first + slot]);
  }
  const seen = new Array<boolean>(DECK_SIZE).fill(false);
  for (const card of dealt) seen[card] = true;
  const silver: CardId[] = [];
  const gold: CardId[] = [];
  for (let card = 0; card < DECK_SIZE; card++) if (!seen[card]) (card < BACK_SIZE ? silver : gold).push(card);
  const next = state.round + 1;
  const nextIsKnown = next < rounds && !isNews(rounds, next);
  const onTable = dealt[dealt.length - 1] < BACK_SIZE ? silver : gold;
  const row = dealt.slice(-SLOTS).map((card, slot) => ((state.open & (1 << slot)) === 0 ? NO_CARD : card));
  return {
    options,
    seats: state.seats,
    round: state.round,
    pick: state.pick,
    turn: over ? undefined : turnOf(state),
    row,
    dealt,
    grid: state.grid.slice(),
    lines: state.lines.slice(),
    scores: state.scores.slice(),
    discards: state.discards.slice(),
    undealt: { silver, gold },
    coming: nextIsKnown ? onTable.slice() : [],
  };
}

/** A state with the same table and some order of the cards nobody has seen. */
export function imagine(seen: View, random: Random): State {
  const { options } = seen;
  let open = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (seen.row[slot] !== NO_CARD) open |= 1 << slot;
  return {
    options,
    seats: seen.seats,
    rounds: roundCount(options),
    deck: imagineDeck(seen, random),
    round: seen.round,
    pick: seen.pick,
    open,
    grid: seen.grid.slice(),
    lines: seen.lines.slice(),
    scores: seen.scores.slice(),
    discards: seen.discards.slice(),
  };
}

function imagineDeck(seen: View, random: Random): CardId[] {
  const { options, dealt, undealt } = seen;
  const fromTop = options.length === 'full' ? BACK_SIZE : SLOTS;
  const deck = dealt.slice(0, fromTop);
  for (const card of options.goldFirst ? undealt.gold : undealt.silver) deck.push(card);
  for (let i = fromTop; i < dealt.length; i++) deck.push(dealt[i]);
  for (const card of options.goldFirst ? undealt.silver : undealt.gold) deck.push(card);
  if (dealt.length <= fromTop) dealBack(deck, BACK_SIZE, options.goldFirst ? 0 : BACK_SIZE, random);
  return deck;
}
