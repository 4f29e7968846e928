import { hasSeat, seatsIn, type Game, type Viewer, type Seat } from '@bandstand/engine';
import { fold, inked, pad, widest, type Legend, type Page } from '@bandstand/kits/text';
import { contentOf, type Content } from './content.ts';
import { commonLetters, meets, payOf } from './rules/cards.ts';
import { EVENTS, NONE, type Move, type MyBand, type View } from './state.ts';
import {
  bandName,
  chipsText,
  eventName,
  listNames,
  needsText,
  occupationName,
  roleName,
  slotLabel,
} from './text/index.ts';
import { terminalWords } from './text/terminal.ts';

const lettersOf = (content: Content, mask: number): string =>
  [...content.pack.letters].filter((_, bit) => (mask & (1 << bit)) !== 0).join('') || terminalWords.none;

const seatsOf = (view: View): number[] => Array.from({ length: view.seatCount }, (_, seat) => seat);

/** The neck lying down, a string for each seat: fret 0 on the left, the pawn as @. */
function drawNeck(view: View, { nameOf }: Page): string[] {
  const names = seatsOf(view).map(nameOf);
  const room = widest(names);
  return view.fret.map((at, seat) => {
    const before = '-'.repeat(at);
    const after = '-'.repeat(Math.max(0, view.frets - at));
    return `${pad(names[seat], room)} |${before}${inked('yellow', '@')}${after}| ${terminalWords.fretOf(at, view.frets)}`;
  });
}

/** The move of a kind that the board has a place for. */
const moveOf = (game: Game<MyBand>, fits: (move: Move) => boolean): Move | undefined => game.moves.find(fits);

function drawChart(content: Content, view: View, game: Game<MyBand>, page: Page): string[] {
  return content.pack.contracts.spaces.flatMap((row, index) => {
    const space = index + 1;
    const choice = page.choice(moveOf(game, (move) => move.type === 'moveTo' && move.space === space));
    const marker = space === view.marker ? `>${view.insurance > 0 ? `+${view.insurance}` : ''}` : '';
    const met = seatsOf(view).filter((seat) => meets(content, view, seat, space));
    const who = met.length === 0 ? '' : terminalWords.metBy(inked('green', listNames(met.map(page.nameOf))));
    const name = space === view.marker ? inked('bold', row.name) : row.name;
    return fold(
      `${marker.padStart(4)} ${choice}${name}: ${needsText(content, row.needs)}${who}`,
      page.width,
      '       ',
    );
  });
}

function drawSeat(content: Content, view: View, seat: Seat, { width, nameOf }: Page): string[] {
  const marks = [
    seat === view.starter ? terminalWords.starts : '',
    hasSeat(view.contracts, seat) ? inked('green', terminalWords.contract) : '',
    hasSeat(view.barred, seat) ? terminalWords.barred : '',
    hasSeat(view.bought, seat) ? terminalWords.hasBought : '',
  ].filter((mark) => mark !== '');
  const band = view.bands[seat].map((card) =>
    terminalWords.fee(
      bandName(content, card),
      occupationName(content, card),
      content.pack.band[card].letters,
      content.bandFee[card],
    ),
  );
  const business = view.business[seat].map((card) =>
    terminalWords.fee2(roleName(content, card), content.businessFee[card]),
  );
  return [
    [
      terminalWords.seat(inked('bold', nameOf(seat)), seat + 1, chipsText(view.chips[seat])),
      terminalWords.events(view.handSizes[seat]),
      ...marks,
    ].join(', '),
    terminalWords.band(band.join(', ') || terminalWords.nobody),
    terminalWords.allShareNextPay(
      lettersOf(content, commonLetters(content, view.bands[seat])),
      payOf(content, view.bands[seat]),
    ),
    terminalWords.business(business.join(', ') || terminalWords.nobody),
  ].flatMap((line) => fold(line, width, '    '));
}

function drawAuction(content: Content, view: View, game: Game<MyBand>, page: Page): string[] {
  const items = view.row.flatMap((card, slot) => {
    if (slot > 0 && card === NONE) return [];
    const choice = page.choice(
      moveOf(
        game,
        (move) =>
          (move.type === 'nominate' || move.type === 'takeFree') && move.slot === slot && page.choice(move) !== '',
      ),
    );
    return [`${choice}${slotLabel(content, slot, card)}`];
  });
  const lines = [terminalWords.row(items.join('; '), view.popularitySold)];
  if (view.slot !== NONE) {
    const high = view.high === NONE ? terminalWords.noBidYet : terminalWords.bids(page.nameOf(view.high), view.bid);
    const still = listNames(seatsIn(view.bidders).map(page.nameOf));
    lines.push(terminalWords.auctionOfStillIn(slotLabel(content, view.slot, view.row[view.slot]), high, still));
  }
  return lines.flatMap((line) => fold(line, page.width, '  '));
}

/** The table as text. */
export function draw(view: View, viewer: Viewer, game: Game<MyBand>, page: Page): string {
  const content = contentOf(game.pack.content);
  const hand = EVENTS.flatMap((_, type) =>
    Array.from({ length: view.hand[type] ?? 0 }, () => eventName(content, type)),
  );
  const folded = (line: string): string[] => fold(line, page.width, '  ');
  return [
    ...folded(terminalWords.decksBandBusinessEvents(view.bandDeckSize, view.businessDeckSize, view.eventDeckSize)),
    ...drawNeck(view, page),
    inked('bold', terminalWords.contractChart),
    ...drawChart(content, view, game, page),
    ...view.bands.flatMap((_, seat) => drawSeat(content, view, seat, page)),
    ...drawAuction(content, view, game, page),
    ...(view.shown.length > 0
      ? folded(terminalWords.scouted(view.shown.map((card) => bandName(content, card)).join(', ')))
      : []),
    ...(viewer === 'spectator' ? [] : folded(terminalWords.yourEvents(hand.join(', ') || terminalWords.none))),
  ].join('\n');
}

export const legend = (game: Game<MyBand>): Legend => [
  ['@', terminalWords.pawnOfAPlayer],
  ['>', terminalWords.whereTheContractStands],
  [[...game.pack.content.letters].join(' '), terminalWords.lettersOfMusiciansThose],
  ['fee', terminalWords.whatItCostsToRecruit],
];
