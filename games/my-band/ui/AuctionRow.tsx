import { HIDDEN } from '@bandstand/engine';
import { openCard } from '../rules/row.ts';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { NONE, type Move } from '../state.ts';
import { useDesk, type Look } from './desk.ts';
import { slotEffect } from './outlook.ts';
import { BandPoster, BusinessPoster, HiddenPoster, PopularityPoster } from './PosterCard.tsx';
import { Spot } from './Spot.tsx';
import { gameWords } from '../text/index.ts';

/** The auction row. A card can be pressed when it may be put up, or taken for nothing. */
export function AuctionRow() {
  const desk = useDesk();
  const view = desk.view;
  const slots = () => Array.from({ length: view().seatCount + 1 }, (_, slot) => slot);
  const isAuction = () => ['nominate', 'open', 'bid', 'free'].includes(view().phase);
  /** As the same card is called in a band, so that it goes there from here. */
  const keyOf = (slot: number): string | undefined => {
    const card = openCard(view().row, slot);
    return slot === 0 || card === NONE ? undefined : `${slot === 1 ? 'business' : 'band'} ${card}`;
  };
  return (
    <section class="mb-row" data-point="row" aria-labelledby="mb-row-title">
      <h2 id="mb-row-title">
        {isAuction() ? gameWords.auctionRow.upForAuction : gameWords.auctionRow.nextTurnsAuction}
      </h2>
      <ul>
        <For each={slots()}>
          {(slot) => (
            <li
              data-card={keyOf(slot)}
              classList={{ hammer: view().slot === slot, gone: slot > 0 && view().row[slot] === NONE }}
            >
              <Slot slot={slot} />
            </li>
          )}
        </For>
      </ul>
    </section>
  );

  function Slot(props: { slot: number }) {
    const card = () => view().row[props.slot] ?? NONE;
    const move = (): Move | undefined => {
      if (!desk.isMyTurn()) return undefined;
      if (view().phase === 'nominate') return desk.book().nominate[props.slot];
      return view().phase === 'free' && props.slot > 0 ? desk.book().takeFree[props.slot] : undefined;
    };
    const effect = createMemo(() => {
      const seat = desk.me();
      return seat === undefined || !isAuction() ? undefined : slotEffect(desk.content(), view(), seat, props.slot);
    });
    /** Any card is looked at first, so that taps mean the same everywhere. */
    const thing = (): Look | undefined => {
      if (props.slot === 0) return { kind: 'fret' };
      const open = openCard(view().row, props.slot);
      return open === NONE ? undefined : { kind: props.slot === 1 ? 'business' : 'band', card: open };
    };
    const onLook = (isLooking: boolean): void => desk.look(isLooking ? thing() : undefined);
    return (
      <Show
        when={props.slot === 0 || card() !== NONE}
        fallback={<span class="mb-gone">{gameWords.auctionRow.sold}</span>}
      >
        <Show
          when={move()}
          fallback={
            <div class="mb-still">
              <Face />
            </div>
          }
        >
          {(chosen) => (
            <Spot move={chosen()} class="mb-lot" onLook={onLook}>
              <span class="visually-hidden">
                {view().phase === 'free' ? gameWords.auctionRow.takeForNothing : gameWords.auctionRow.putUp}
              </span>
              <Face />
            </Spot>
          )}
        </Show>
      </Show>
    );

    function Face(): JSX.Element {
      return (
        <>
          <Show when={view().slot === props.slot}>
            <span class="mb-hammer">{gameWords.auctionRow.underTheHammer}</span>
          </Show>
          {face()}
          <Show when={effect()}>{(text) => <span class="mb-effect">{text()}</span>}</Show>
        </>
      );
    }

    function face(): JSX.Element {
      if (props.slot === 0) return <PopularityPoster />;
      if (card() === HIDDEN) return <HiddenPoster />;
      const open = openCard(view().row, props.slot);
      return props.slot === 1 ? <BusinessPoster card={open} /> : <BandPoster card={open} />;
    }
  }
}
