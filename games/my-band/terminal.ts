import { hasSeat, seatsIn, type Game, type Viewer } from '@bandstand/engine';
import { contentOf, type Content } from './content.ts';
import { commonLetters, meets, payOf } from './rules/cards.ts';
import { EVENTS, NONE, type MyBand, type View } from './state.ts';
import { bandName, chipsText, eventName, needsText, occupationName, roleName, slotLabel } from './text/names.ts';

const lettersOf = (content: Content, mask: number): string =>
  [...content.pack.letters].filter((_, bit) => (mask & (1 << bit)) !== 0).join('') || 'none';

/** The neck lying down: fret 0 on the left, pawns as seat numbers. */
function drawNeck(view: View): string {
  const frets = Array.from({ length: view.frets + 1 }, (_, fret) => {
    const pawns = view.fret.flatMap((at, seat) => (at === fret ? [seat + 1] : [])).join('');
    return `${fret}:${pawns.padEnd(view.seatCount, '-')}`;
  });
  return `Neck     ${frets.join('|')}`;
}

function drawChart(content: Content, view: View): string[] {
  const seats = Array.from({ length: view.seatCount }, (_, seat) => seat);
  return content.pack.contracts.spaces.map((row, index) => {
    const space = index + 1;
    const marker = space === view.marker ? `>${view.insurance > 0 ? `+${view.insurance}` : ''}` : '';
    const met = seats.filter((seat) => meets(content, view, seat, space)).map((seat) => seat + 1);
    return `${marker.padStart(4)} ${space} ${row.name.padEnd(15)} ${met.join('').padEnd(view.seatCount)} ${needsText(content, row.needs)}`;
  });
}

function drawSeat(content: Content, view: View, seat: number): string[] {
  const marks = [
    seat === view.starter ? 'starts' : '',
    hasSeat(view.contracts, seat) ? 'CONTRACT' : '',
    hasSeat(view.barred, seat) ? 'barred' : '',
    hasSeat(view.bought, seat) ? 'has bought' : '',
  ].filter((mark) => mark !== '');
  const band = view.bands[seat].map(
    (card) =>
      `${bandName(content, card)} [${occupationName(content, card)} ${content.pack.band[card].letters}, fee ${content.bandFee[card]}]`,
  );
  const business = view.business[seat].map((card) => `${roleName(content, card)} (fee ${content.businessFee[card]})`);
  return [
    `Seat ${seat + 1}  ${chipsText(view.chips[seat])}, ${view.handSizes[seat]} events  ${marks.join(', ')}`,
    `  Band: ${band.join(', ') || 'nobody'}`,
    `  All share: ${lettersOf(content, commonLetters(content, view.bands[seat]))}; next pay ${payOf(content, view.bands[seat])}`,
    `  Business: ${business.join(', ') || 'nobody'}`,
  ];
}

function drawAuction(content: Content, view: View): string[] {
  const items = view.row.flatMap((card, slot) =>
    slot > 0 && card === NONE ? [] : [`${slot}: ${slotLabel(content, slot, card)}`],
  );
  const lines = [`Row      ${items.join('   ')}${view.popularitySold ? '   (Popularity Bid sold)' : ''}`];
  if (view.slot !== NONE) {
    const high = view.high === NONE ? 'no bid yet' : `seat ${view.high + 1} bids ${view.bid}`;
    lines.push(
      `Auction  slot ${view.slot}, ${high}; still in: ${seatsIn(view.bidders)
        .map((seat) => seat + 1)
        .join(' ')}`,
    );
  }
  return lines;
}

/** The table as plain text. */
export function draw(view: View, viewer: Viewer, game: Game<MyBand>): string {
  const content = contentOf(game.pack.content);
  const hand = EVENTS.flatMap((_, type) =>
    Array.from({ length: view.hand[type] ?? 0 }, () => eventName(content, type)),
  );
  return [
    `Decks    band ${view.bandDeckSize}, business ${view.businessDeckSize}, events ${view.eventDeckSize}`,
    drawNeck(view),
    'Contract chart (marker, insurance; seats that meet it now)',
    ...drawChart(content, view),
    ...drawAuction(content, view),
    ...view.bands.flatMap((_, seat) => drawSeat(content, view, seat)),
    ...(view.shown.length > 0 ? [`Scouted  ${view.shown.map((card) => bandName(content, card)).join(', ')}`] : []),
    ...(viewer === 'spectator' ? [] : [`Your events: ${hand.join(', ') || 'none'}`]),
  ].join('\n');
}
