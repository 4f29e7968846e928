import { HIDDEN } from '@bandstand/engine';
import { partOf } from '../rules/part.ts';
import { openCard } from '../rules/row.ts';
import { createMemo, For, Match, Show, Switch } from 'solid-js';
import { NONE, type Move, type Phase } from '../state.ts';
import { ModelProvider, useModel, type BoardModel, type Look } from './boardModel.ts';
import { slotEffect } from './outlook.ts';
import { BandPoster, BusinessPoster, HiddenPoster, PopularityPoster } from './PosterCard.tsx';
import { Place } from './Spot.tsx';
import { gameWords } from '../text/index.ts';

const AUCTION: ReadonlySet<Phase> = new Set<Phase>(['nominate', 'open', 'bid', 'free']);

/** So many cards are drawn in one frame: five new ones at once would take a phone too long. */
const AT_ONCE = 3;

/** The auction row. A card can be pressed when it may be put up, or taken for nothing. */
export function AuctionRow(props: { next: BoardModel }) {
  const model = useModel();
  const slots = createMemo(() => Array.from({ length: model.view().seatCount + 1 }, (_, slot) => slot));
  return (
    <section class="mb-row" data-point="row" aria-labelledby="mb-row-title">
      <h2 id="mb-row-title">
        {partOf(model.view()) === 0 ? gameWords.auctionRow.upForAuction : gameWords.auctionRow.nextTurnsAuction}
      </h2>
      <ul style={{ '--slots': slots().length }}>
        <For each={slots()}>
          {(slot) => (
            <ModelProvider value={slot < AT_ONCE ? model : props.next}>
              <Lot slot={slot} />
            </ModelProvider>
          )}
        </For>
      </ul>
    </section>
  );
}

/** A place of the row, and how it stands at the auction. */
function Lot(props: { slot: number }) {
  const model = useModel();
  const view = model.view;
  /** As the same card is called in a band, so that it goes there from here. */
  const key = (): string | undefined => {
    const card = openCard(view().row, props.slot);
    return props.slot === 0 || card === NONE ? undefined : `${kindOf(props.slot)} ${card}`;
  };
  const sale = saleOf(model, props.slot);
  return (
    <li
      data-card={key()}
      classList={{ hammer: view().slot === props.slot, gone: props.slot > 0 && view().row[props.slot] === NONE }}
    >
      <Slot slot={props.slot} sale={sale()} />
    </li>
  );
}

/** Business people lie in the first place, members in those after it. */
const kindOf = (slot: number): 'business' | 'band' => (slot > 1 ? 'band' : 'business');

interface Sale {
  readonly turn: number;
  readonly seat: number;
  readonly price: number;
}

/** Who bought it in this turn, as far as it was seen from here. */
function saleOf({ view, events }: BoardModel, slot: number): () => Sale | undefined {
  const last = createMemo<Sale | undefined>((before) => {
    const sold = events().findLast((event) => event.type === 'sold' && event.slot === slot);
    return sold?.type === 'sold' ? { turn: view().turn, seat: sold.seat, price: sold.price } : before;
  }, undefined);
  return () => (last()?.turn === view().turn ? last() : undefined);
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
