import { english, type GameText, type NameOf } from '@bandstand/engine';
import { card } from '../../card.ts';
import type { Pack } from '../../content/shape.ts';
import { PLACES } from '../../rounds.ts';
import type { Brass, CardId, Ending, Event, Move } from '../../state.ts';
import { VOICES } from '../../state.ts';
import { statusFor } from './status.ts';
import { VOICE_NAMES, voicesText } from './names.ts';

const VISITOR = 'The visiting conductor';

const perVoice = (numbers: readonly number[]): string =>
  VOICES.map((voice, i) => `${VOICE_NAMES[voice].toLowerCase()} ${numbers[i]}`).join(', ');

/** What a performance costs, by the voices that cost something. */
function penaltiesText(penalties: readonly number[]): string {
  const costly = VOICES.flatMap((voice, i) =>
    penalties[i] === 0 ? [] : [`${penalties[i]} for ${VOICE_NAMES[voice].toLowerCase()}`],
  );
  return costly.length === 0 ? 'No penalty.' : `Penalties: ${english.list(costly)}.`;
}

const ENDINGS: Readonly<Record<Ending, (names: string) => string>> = {
  worstVoice: (names) => `${names} wins by the better worst voice.`,
  nextVoice: (names) => `${names} wins on the next-worst voices; the worst ones were equal.`,
  allEqual: (names) => `${names} share the win: all four voices are equal.`,
  champion: () => 'Champion of the contest.',
  firstPrize: () => 'First prize.',
  secondPrize: () => 'Second prize.',
  thirdPrize: () => 'Third prize.',
  noPrize: () => 'No prize this time.',
};

export function textsFor(pack: Pack): GameText<Brass> {
  const cardName = (card: CardId): string => {
    const { instrument, back, voices } = pack.cards[card];
    return `${instrument} (${back}: ${voicesText(voices)})`;
  };

  function event(happened: Event, nameOf: NameOf): string {
    switch (happened.type) {
      case 'picked':
        return `${happened.visitor ? VISITOR : nameOf(happened.director)} takes ${cardName(happened.card)} for place ${happened.place + 1} of column ${happened.column + 1}.`;
      case 'columnScored':
        return `Column ${happened.column + 1} of ${nameOf(happened.director)}: ${perVoice(happened.counts)}. ${penaltiesText(happened.penalties)}`;
      case 'discarded':
        return `${cardName(happened.card)} is left over and discarded.`;
      case 'dealt':
        return `Round ${happened.round + 1}: ${happened.cards.map((card) => pack.cards[card].instrument).join(', ')}.`;
      case 'rowScored':
        return `Row ${happened.row + 1} of ${nameOf(happened.director)}: ${perVoice(happened.counts)}. ${penaltiesText(happened.penalties)}`;
      case 'ended':
        return `All penalties: ${happened.scores.map((scores, director) => `${nameOf(director)} ${perVoice(scores)}`).join('; ')}.`;
    }
  }

  const taking = (card: number, { slot }: Move, name: (card: number) => string): string =>
    card < 0 ? `Slot ${slot + 1} (empty)` : `Take ${name(card)}`;
  return {
    name: card.name,
    tagline: card.tagline,
    parts: VOICE_NAMES,
    options: {
      length: {
        label: 'Length',
        values: { full: 'Full contest, four rounds', rehearsal: 'Rehearsal, two rounds, columns only' },
      },
      goldFirst: { label: 'Gold first', help: 'Deal the gold cards in the first half.' },
      handicap: { label: 'Handicap', help: 'The stronger director starts with this penalty in every voice.' },
      handicapFor: { label: 'Handicap for', values: { A: 'Director A', B: 'Director B' } },
    },
    chapter: (view) => (view.turn === undefined ? 'the-end' : 'four-rounds'),
    prompt(view, nameOf, viewer) {
      if (view.turn === undefined) return 'The contest is over.';
      if (view.turn !== viewer) return `${nameOf(view.turn)} is choosing a player.`;
      return `Take a player for place ${PLACES[view.pick] + 1} of column ${view.round + 1}.`;
    },
    status: statusFor,
    move: (move, view) => taking(view.row[move.slot], move, cardName),
    brief: (move, view) => taking(view.row[move.slot], move, (card) => pack.cards[card].instrument),
    event,
    outcome(outcome, nameOf) {
      const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [nameOf(seat)] : []));
      return ENDINGS[outcome.how](english.list(winners));
    },
  };
}
