import { createSignal, For, Show } from 'solid-js';
import { BOOK } from '../moves/table.ts';
import { FIRST_CIRCLE_CARD, FIRST_DICE_CARD, PARTS } from '../state.ts';
import { cardName } from '../text/names.ts';
import { useDesk } from './desk.ts';
import { Sheet, SIGNS } from './Sheet.tsx';
import { Spot } from './Spot.tsx';

/** What a card adds, drawn small. */
export function CardFace(props: { card: number }) {
  const desk = useDesk();
  const part = () => desk.content().parts[props.card];
  return (
    <Show
      when={part()}
      fallback={
        <span class="gd-sign" aria-hidden="true">
          {props.card >= FIRST_DICE_CARD ? '⚄' : SIGNS[desk.content().circleOfCard[props.card]]}
        </span>
      }
    >
      {(column) => <Sheet columns={[column()]} label={cardName(desk.content(), props.card)} />}
    </Show>
  );
}

/** The own cards, and the song that is being assembled: drag a part to an end, or use the buttons. */
export function Studio() {
  const desk = useDesk();
  const view = desk.view;
  const [held, setHeld] = createSignal<number>();
  const isWriting = () => view().phase === 'writeTurn' && desk.moves().length > 0;
  const cards = () => view().hand.flatMap((count, card) => (count > 0 ? [{ card, count }] : []));
  const openSlots = () =>
    desk
      .moves()
      .flatMap((move) =>
        move.type === 'addCircle' && move.card === held()
          ? [{ column: move.column, slot: move.slot, id: move.id }]
          : [],
      );
  const drop = (side: 0 | 1): void => {
    const card = held();
    if (card !== undefined && card < PARTS) desk.press(BOOK.addPart[card * 2 + side]);
    setHeld(undefined);
  };
  return (
    <section class="gd-studio panel" aria-label="Studio">
      <h2>{view().draft.length > 0 || isWriting() ? 'The new song' : 'Your cards'}</h2>
      <Show when={view().draft.length > 0}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dragging has buttons beside it */}
        <div
          class="gd-scroll"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            drop(event.clientX < box.left + box.width / 2 ? 0 : 1);
          }}
        >
          <Sheet
            columns={view().draft}
            label={`The draft, ${view().draft.length} parts`}
            openSlots={openSlots()}
            onSlot={(id) => {
              desk.press(desk.moves().find((move) => move.id === id));
              setHeld(undefined);
            }}
          />
        </div>
      </Show>
      <ul class="gd-hand">
        <For each={cards()}>
          {({ card, count }) => (
            <li class="gd-card" draggable={isWriting() && card < PARTS} onDragStart={() => setHeld(card)}>
              <CardFace card={card} />
              <b>
                {cardName(desk.content(), card)}
                {count > 1 ? ` ×${count}` : ''}
              </b>
              <Show when={isWriting() && card < PARTS}>
                <Show when={view().draft.length > 0}>
                  <Spot move={BOOK.addPart[card * 2]}>Add left</Spot>
                </Show>
                <Spot move={BOOK.addPart[card * 2 + 1]}>{view().draft.length > 0 ? 'Add right' : 'Begin with it'}</Spot>
              </Show>
              <Show when={isWriting() && card >= FIRST_CIRCLE_CARD}>
                <button
                  type="button"
                  class="gd-spot gd-button"
                  aria-pressed={held() === card}
                  onClick={() => setHeld(held() === card ? undefined : card)}
                >
                  {held() === card ? 'Choose a place' : 'Place it'}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={cards().length === 0}>
        <p class="quiet">No cards in hand.</p>
      </Show>
    </section>
  );
}
