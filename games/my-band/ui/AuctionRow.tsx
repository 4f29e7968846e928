import { HIDDEN } from '@bandstand/engine';
import { partOf } from '../rules/part.ts';
import { openCard } from '../rules/row.ts';
import { createMemo, For, Match, Show, Switch } from 'solid-js';
import { NONE, type Move, type Phase } from '../state.ts';
import { useModel, type BoardModel, type Look } from './boardModel.ts';
import { slotEffect } from './outlook.ts';
import { BandPoster, BusinessPoster, HiddenPoster, PopularityPoster } from './PosterCard.tsx';
import { Place } from './Spot.tsx';
import { gameWords } from '../text/index.ts';

const AUCTION: ReadonlySet<Phase> = new Set<Phase>(['nominate', 'open', 'bid', 'free']);

/** The auction row. A card can be pressed when it may be put up, or taken for nothing. */
export function AuctionRow() {
  const model = useModel();
  const view = model.view;
  const slots = () => Array.from({ length: view().seatCount + 1 }, (_, slot) => slot);
  /** As the same card is called in a band, so that it goes there from here. */
  const keyOf = (slot: number): string | undefined => {
    const card = openCard(view().row, slot);
    return slot === 0 || card === NONE ? undefined : `${kindOf(slot)} ${card}`;
  };
  const saleOf = salesOf(model);
  return (
    <section class="mb-row" data-point="row" aria-labelledby="mb-row-title">
      <h2 id="mb-row-title">
        {partOf(view()) === 0 ? gameWords.auctionRow.upForAuction : gameWords.auctionRow.nextTurnsAuction}
      </h2>
      <ul style={{ '--slots': slots().length }}>
        <For each={slots()}>
          {(slot) => (
            <li
              data-card={keyOf(slot)}
              classList={{ hammer: view().slot === slot, gone: slot > 0 && view().row[slot] === NONE }}
            >
              <Slot slot={slot} sale={saleOf(slot)} />
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/** Business people lie in the first place, members in those after it. */
const kindOf = (slot: number): 'business' | 'band' => (slot > 1 ? 'band' : 'business');

interface Sale {
  readonly turn: number;
  readonly seat: number;
  readonly price: number;
}

/** Who bought what in this turn, as far as it was seen from here. */
function salesOf({ view, events }: BoardModel) {
  const sales = createMemo<readonly Sale[]>((before) => {
    const now = [...before];
    for (const event of events())
      if (event.type === 'sold') now[event.slot] = { turn: view().turn, seat: event.seat, price: event.price };
    return now;
  }, []);
  return (slot: number): Sale | undefined => {
    const sale = sales().at(slot);
    return sale?.turn === view().turn ? sale : undefined;
  };
}

/** A place of the row: a card to look at, one that can be chosen, or none any more. */
function Slot(props: { slot: number; sale: Sale | undefined }) {
  const model = useModel();
  const view = model.view;
  const sold = (): string => {
    if (props.sale === undefined) return gameWords.auctionRow.sold;
    const { seat, price } = props.sale;
    return seat === model.me()
      ? gameWords.auctionRow.yoursFor(price)
      : gameWords.auctionRow.soldTo(model.names()[seat], price);
  };
  const move = (): Move | undefined => {
    if (!model.isMyTurn()) return undefined;
    if (view().phase === 'nominate') return model.book().nominate[props.slot];
    return view().phase === 'free' && props.slot > 0 ? model.book().takeFree[props.slot] : undefined;
  };
  /** What pressing it means, said before what it is. */
  const meaning = (): string => {
    if (move() === undefined) return '';
    return view().phase === 'free' ? gameWords.auctionRow.takeForNothing : gameWords.auctionRow.putUp;
  };
  /** Any card is looked at first, so that taps mean the same everywhere. */
  const thing = (): Look | undefined => {
    if (props.slot === 0) return { kind: 'fret' };
    const open = openCard(view().row, props.slot);
    return open === NONE ? undefined : { kind: kindOf(props.slot), card: open };
  };
  return (
    <Show
      when={props.slot === 0 || (view().row[props.slot] ?? NONE) !== NONE}
      fallback={<span class="mb-gone">{sold()}</span>}
    >
      <Place
        move={move()}
        pressed="mb-lot"
        still="mb-still"
        onLook={(isLooking) => model.look(isLooking ? thing() : undefined)}
      >
        <span class="visually-hidden">{meaning()}</span>
        <Face slot={props.slot} />
      </Place>
    </Show>
  );
}

/** The card, whether it is under the hammer, and what it would do for the viewer. */
function Face(props: { slot: number }) {
  const model = useModel();
  const view = model.view;
  const effect = createMemo(() => {
    const seat = model.me();
    return seat === undefined || !AUCTION.has(view().phase)
      ? undefined
      : slotEffect(model.content(), view(), seat, props.slot);
  });
  const open = createMemo(() => openCard(view().row, props.slot));
  return (
    // An element of its own, in which one thing can come and go without the others being put in anew.
    <span class="mb-part">
      <Show when={view().slot === props.slot}>
        <span class="mb-hammer">{gameWords.auctionRow.underTheHammer}</span>
      </Show>
      <Switch fallback={<BandPoster card={open()} />}>
        <Match when={props.slot === 0}>
          <PopularityPoster />
        </Match>
        <Match when={view().row[props.slot] === HIDDEN}>
          <HiddenPoster />
        </Match>
        <Match when={kindOf(props.slot) === 'business'}>
          <BusinessPoster card={open()} />
        </Match>
      </Switch>
      <Show when={effect()}>{(text) => <span class="mb-effect">{text()}</span>}</Show>
    </span>
  );
}
