import { NONE } from '../state.ts';
import { openCard } from '../rules/row.ts';
import { hasSeat, type Seat } from '@bandstand/engine';
import { createMemo, For, Show } from 'solid-js';
import { BandSheet } from './BandSheet.tsx';
import { BusinessLine } from './BusinessLine.tsx';
import { Chips } from './Chips.tsx';
import { useModel } from './boardModel.ts';
import { Pick } from './Pick.tsx';
import { Stamp } from './Stamp.tsx';
import { gameWords } from '../text/index.ts';

/** Name, chips, contract and marks of a seat. */
function SeatHead(props: { seat: Seat; title: string; id: string }) {
  const model = useModel();
  const view = model.view;
  const paid = () =>
    model
      .events()
      .flatMap((event) => (event.type === 'paid' && event.seat === props.seat && event.chips > 0 ? [event.chips] : []));
  const marks = createMemo(
    () =>
      [
        view().starter === props.seat ? gameWords.seats.starts : '',
        hasSeat(view().bought, props.seat) && ['nominate', 'open', 'bid', 'free'].includes(view().phase)
          ? gameWords.seats.hasBought
          : '',
        hasSeat(view().barred, props.seat) ? gameWords.seats.mayNotNegotiate : '',
      ].filter((mark) => mark !== ''),
    undefined,
    { equals: (one, other) => one.join() === other.join() },
  );
  return (
    <header class="mb-seat-head" data-one-screen>
      <h2 id={props.id}>
        <Pick seat={props.seat} /> {props.title}
      </h2>
      <span data-anchor={`chips ${props.seat}`}>
        <Chips amount={view().chips[props.seat]} />
      </span>
      <For each={paid()}>{(chips) => <span class="mb-paid">{gameWords.seats.pay(chips)}</span>}</For>
      <Stamp isSigned={hasSeat(view().contracts, props.seat)} seed={props.seat + view().turn} />
      <span class="mb-quiet">
        {gameWords.seats.fretAndEvents(view().fret[props.seat], view().handSizes[props.seat])}
        <For each={marks()}>{(mark) => <>, {mark}</>}</For>
      </span>
    </header>
  );
}

/** The viewer's own band, large. */
export function OwnBand(props: { seat: Seat; canGiveUp: boolean }) {
  const model = useModel();
  /** Looked at, or under the hammer. */
  const ghost = (kind: 'band' | 'business'): number | undefined => {
    const look = model.looking();
    if (look !== undefined) return look.kind === kind ? look.card : undefined;
    const { slot, row } = model.view();
    const card = openCard(row, slot);
    const isIt = card !== NONE && (kind === 'band' ? slot > 1 : slot === 1);
    return isIt ? card : undefined;
  };
  return (
    <section
      class="mb-own panel"
      classList={{ 'gives-up': props.canGiveUp }}
      aria-labelledby="mb-own-title"
      data-one-screen
    >
      <SeatHead seat={props.seat} title={gameWords.seats.yourBand} id="mb-own-title" />
      <div class="mb-own-lines">
        <BandSheet seat={props.seat} ghost={ghost('band')} canGiveUp={props.canGiveUp} />
        <div>
          <h3>{gameWords.seats.business}</h3>
          <BusinessLine seat={props.seat} ghost={ghost('business')} canGiveUp={props.canGiveUp} />
        </div>
      </div>
    </section>
  );
}

/** Everybody else's bands. */
export function Rivals() {
  const model = useModel();
  const rivals = createMemo(() => model.names().flatMap((_, seat) => (seat === model.me() ? [] : [seat])));
  return (
    <div class="mb-rivals">
      <For each={rivals()}>
        {(seat) => (
          <section
            data-far
            class="mb-rival panel"
            classList={{ acting: model.view().actor === seat && model.view().phase !== 'over' }}
            aria-labelledby={`mb-rival-${seat}`}
          >
            <SeatHead seat={seat} title={model.names()[seat]} id={`mb-rival-${seat}`} />
            <BandSheet seat={seat} />
            <Show when={model.view().business[seat].length > 0}>
              <BusinessLine seat={seat} />
            </Show>
          </section>
        )}
      </For>
    </div>
  );
}
