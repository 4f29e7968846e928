import { openCard } from './rules/row.ts';
import { listed, seatsIn } from '@bandstand/engine';
import type { Lesson, Situation, Step } from '@bandstand/kits/lesson';
import { contentOf, type Content } from './content.ts';
import { negotiationCost } from './moves/negotiate.ts';
import { leastBid } from './moves/bid.ts';
import { commonLetters, hasContract, meets } from './rules/cards.ts';
import { EVENTS, NONE, STOP, type BandCard, type Move, type MyBand } from './state.ts';
import { lessonWords } from './text/lesson.ts';
import { bandName, chipsText, eventName, needsText } from './text/index.ts';

type Words = typeof lessonWords;
type Now = Situation<MyBand>;
type BandStep = Step<MyBand>;

const contentIn = ({ game }: Now): Content => contentOf(game.pack.content);

const lettersOf = (content: Content, mask: number): string =>
  listed([...content.pack.letters].filter((_, bit) => (mask & (1 << bit)) !== 0));

const countOf = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** Letters that the whole band would share with a newcomer. */
const sharedWith = (now: Now, card: BandCard): number =>
  commonLetters(contentIn(now), [...now.view.bands[now.seat], card]);

const best = <Thing>(things: readonly Thing[], worth: (thing: Thing) => number): Thing | undefined =>
  things.toSorted((a, b) => worth(b) - worth(a))[0];

const at = (move: Move | undefined, ...others: string[]): string[] => [
  ...(move === undefined ? [] : [`move:${move.id}`]),
  ...others,
];

const moveOf = ({ moves }: Now, type: Move['type']): Move | undefined => moves.find((move) => move.type === type);

const singer = (now: Now): BandCard | undefined => best(now.view.singers, (card) => countOf(sharedWith(now, card)));

/** A member in the row who goes best with the whole band. */
function lot(now: Now): Extract<Move, { readonly slot: number }> | undefined {
  const lots = now.moves.flatMap((move) => (move.type === 'nominate' ? [move] : []));
  const members = lots.filter(({ slot }) => slot > 1 && openCard(now.view.row, slot) !== NONE);
  return best(members, ({ slot }) => countOf(sharedWith(now, openCard(now.view.row, slot)))) ?? lots[0];
}

/** More than this is not given for a card in a lesson. */
const FAIR_PRICE = 3;

/** When opening: a fair bid that the richest rival cannot top. */
function sureBid({ view, seat, moves }: Now): { move: Move; rival: number; amount: number } | undefined {
  if (view.phase !== 'open') return undefined;
  const rivals = seatsIn(view.bidders).filter((other) => other !== seat);
  const rival = best(rivals, (other) => view.chips[other]);
  const amount = rival === undefined ? 0 : view.chips[rival];
  const move = moves.find((each) => each.type === 'bid' && each.amount === amount);
  return rival === undefined || move === undefined || amount > FAIR_PRICE ? undefined : { move, rival, amount };
}

const isMine =
  (phase: MyBand['View']['phase']) =>
  ({ view }: Now) =>
    view.phase === phase;

/** A space that the person would meet and can pay for, the nearest first. */
const metSpace = (now: Now): Extract<Move, { type: 'moveTo' }> | undefined =>
  best(
    now.moves.flatMap((move) =>
      move.type === 'moveTo' && meets(contentIn(now), now.view, now.seat, move.space) ? [move] : [],
    ),
    ({ space }) => -negotiationCost(now.view, space),
  );

const auction = (words: Words): BandStep[] => [
  {
    about: 'letters',
    when: isMine('pickSinger'),
    at: (now) => at(now.moves.find((move) => move.type === 'pickSinger' && move.card === singer(now))),
    say(now) {
      const content = contentIn(now);
      const card = singer(now) ?? 0;
      return words.singer(
        lettersOf(content, ownLetters(now)),
        bandName(content, card),
        lettersOf(content, sharedWith(now, card)),
      );
    },
  },
  {
    about: 'naming a card',
    when: isMine('nominate'),
    at: (now) => at(lot(now), 'row'),
    say(now) {
      const card = openCard(now.view.row, lot(now)?.slot ?? 0);
      const isMember = (lot(now)?.slot ?? 0) > 1 && card !== NONE;
      const content = contentIn(now);
      return isMember
        ? words.name(bandName(content, card), lettersOf(content, sharedWith(now, card)))
        : words.name('', '');
    },
  },
  {
    about: 'bidding',
    when: ({ view }) => view.phase === 'open' || view.phase === 'bid',
    at: (now) => at(sureBid(now)?.move ?? moveOf(now, 'bid'), 'row'),
    say(now) {
      const { view, seat } = now;
      if (view.phase === 'bid') return words.raise(now.names[view.high], view.bid, leastBid(contentIn(now), view));
      if (view.bidders === 1 << seat) return words.openAlone();
      const sure = sureBid(now);
      return sure === undefined ? words.open() : words.openSure(now.names[sure.rival], sure.amount);
    },
  },
];

const events = (words: Words): BandStep[] => [
  {
    about: 'an event a turn',
    when: isMine('event'),
    at: (now) => {
      const held = now.view.hand.findIndex((count, event) => count > 0 && isPlayable(now, event));
      return held < 0 ? ['hand', ...at(moveOf(now, 'draw'))] : [`event:${held}`, 'hand'];
    },
    say(now) {
      const held = now.view.hand.findIndex((count, event) => count > 0 && isPlayable(now, event));
      return held < 0 ? words.eventDraw() : words.event(eventName(contentIn(now), held));
    },
  },
  {
    about: 'throwing cards away',
    when: isMine('discard'),
    at: (now) => at(moveOf(now, 'done')),
    say: () => words.discard(),
  },
];

function isPlayable({ moves }: Now, event: number): boolean {
  return moves.some(
    (move) => ((move.type === 'play' || move.type === 'playOn') && move.event === event) || move.type === EVENTS[event],
  );
}

const contract = (words: Words): BandStep[] => [
  {
    about: 'the contract',
    when: isMine('negotiate'),
    at: (now) => at(meetsHere(now) ? moveOf(now, 'pass') : (metSpace(now) ?? moveOf(now, 'pass'))),
    say(now) {
      const { marker } = now.view;
      if (meetsHere(now)) return words.negotiateHere(marker);
      const move = metSpace(now);
      return move === undefined
        ? words.negotiateNone(marker, needsText(contentIn(now), contentIn(now).pack.contracts.spaces[marker - 1].needs))
        : words.negotiateMet(marker, move.space, chipsText(negotiationCost(now.view, move.space)));
    },
  },
  {
    about: 'insurance',
    when: isMine('insure'),
    // Only amounts that change something have a place of their own; none at all always has.
    at: (now) => [...at(now.moves[1]), ...at(now.moves[0])],
    say: () => words.insure(),
  },
  {
    about: 'a card for nothing',
    when: isMine('draw'),
    at: (now) => at(moveOf(now, isDoubled(now) ? 'pass' : 'draw')),
    say: (now) => (isDoubled(now) ? words.drawNothing(lettersOf(contentIn(now), ownLetters(now))) : words.draw()),
  },
];

/** Letters that the whole band shares now. */
const ownLetters = (now: Now): number => commonLetters(contentIn(now), now.view.bands[now.seat]);

const isDoubled = (now: Now): boolean => countOf(ownLetters(now)) >= 2;

const meetsHere = (now: Now): boolean => meets(contentIn(now), now.view, now.seat, now.view.marker);

const paid = ({ events: heard, seat }: Now): number | undefined =>
  heard.flatMap((event) => (event.type === 'paid' && event.seat === seat ? [event.chips] : [])).at(-1);

const turnTwo = (words: Words): BandStep[] => [
  {
    about: 'pay day',
    when: (now) => now.view.turn === 2 && paid(now) !== undefined,
    at: () => ['status'],
    say: (now) => words.payDay(paid(now) ?? 0),
  },
  {
    about: 'climbing the neck',
    when: ({ view }) => view.turn > 2,
    at: () => ['status'],
    say: () => words.climb(),
  },
];

const cautions = (words: Words): BandStep[] => [
  {
    about: 'a rival who is about to win',
    when: (now) => now.view.phase === 'negotiate' && aboutToWin(now) >= 0,
    at: () => ['status'],
    say: (now) => words.rivalClose(now.names[aboutToWin(now)]),
  },
  {
    about: 'a dear bid',
    when: ({ view, seat }) => view.phase === 'bid' && view.bid >= 4 && view.slot > 0 && view.chips[seat] > view.bid,
    at: (now) => at(moveOf(now, 'bid')),
    say: (now) => words.spend(now.view.bid + 1, now.view.chips[now.seat] - now.view.bid - 1),
  },
];

const aboutToWin = ({ view, seat }: Now): number =>
  view.fret.findIndex((fret, rival) => rival !== seat && fret === view.frets - 1 && hasContract(view, rival));

const lessonIn = (words: Words): Lesson<MyBand> => ({
  match: {
    seat: 0,
    rivals: ['Roadie'],
    level: 'easy',
    deal: 'my-band lesson 5',
    /** A singer who shares two letters with the first member, then a member in the row who keeps them: double pay in sight. */
    shows: (now) =>
      now.view.phase === 'nominate' &&
      (lot(now)?.slot ?? 0) > 1 &&
      countOf(sharedWith(now, openCard(now.view.row, lot(now)?.slot ?? 0))) >= 2 &&
      now.view.hand[STOP] === 0,
  },
  signs: {},
  steps: [...auction(words), ...events(words), ...contract(words), ...turnTwo(words)],
  cautions: cautions(words),
  ahead: words.ahead,
});

export const lesson = lessonIn(lessonWords);
