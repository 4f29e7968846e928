import { createSignal, For, Show } from 'solid-js';
import { BOOK } from '../moveBook.ts';
import { FACES, FIRST_CIRCLE_CARD, FIRST_DICE_CARD, FIRST_FACE, PARTS } from '../vocabulary.ts';
import { cardName, circleHint, gameWords } from '../text/index.ts';
import { useDesk } from './desk.ts';
import { Die } from './Die.tsx';
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
        <Show
          when={props.card < FIRST_DICE_CARD}
          fallback={
            <>
              <span class="gd-card-die">
                <Die die={FIRST_FACE[props.card - FIRST_DICE_CARD + 1] + FACES[props.card - FIRST_DICE_CARD + 1] - 1} />
              </span>
              <span class="gd-hint">{gameWords.studio.sidesOncePerSong(FACES[props.card - FIRST_DICE_CARD + 1])}</span>
            </>
          }
        >
          <span class="gd-sign" aria-hidden="true">
            {SIGNS[desk.content().circleOfCard[props.card]]}
          </span>
          <span class="gd-hint">{circleHint(desk.content().circleOfCard[props.card])}</span>
        </Show>
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
  /** By number, so that a card that is being dragged stays the same thing on the page when others move. */
  const cards = () => view().hand.flatMap((count, card) => (count > 0 ? [card] : []));
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
    <section class="gd-studio panel" aria-label={gameWords.studio.studio}>
      <h2>{view().draft.length > 0 || isWriting() ? gameWords.studio.newSong : gameWords.studio.yourCards}</h2>
      <Show when={isWriting() && view().draft.length === 0}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dragging has buttons beside it */}
        <div class="gd-drop" onDragOver={(event) => event.preventDefault()} onDrop={() => drop(1)}>
          {gameWords.studio.emptySheetDragAPart}
        </div>
      </Show>
      <Show when={view().draft.length > 0}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dragging has buttons beside it */}
        <div
          class="gd-scroll"
          classList={{ 'gd-ends': (held() ?? PARTS) < PARTS }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            drop(event.clientX < box.left + box.width / 2 ? 0 : 1);
          }}
        >
          <Sheet
            columns={view().draft}
            label={gameWords.studio.draftParts(view().draft.length)}
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
          {(card) => (
            <li
              class="gd-card"
              data-term="card"
              draggable={isWriting()}
              onDragStart={(event) => {
                // Firefox drags nothing that carries nothing.
                event.dataTransfer?.setData('text/plain', cardName(desk.content(), card));
                setHeld(card);
              }}
              onDragEnd={() => setHeld(undefined)}
            >
              <CardFace card={card} />
              <b>
                {cardName(desk.content(), card)}
                {view().hand[card] > 1 ? ` ×${view().hand[card]}` : ''}
              </b>
              <Show when={isWriting() && card < PARTS}>
                <Show when={view().draft.length > 0}>
                  <Spot move={BOOK.addPart[card * 2]}>{gameWords.studio.addLeft}</Spot>
                </Show>
                <Spot move={BOOK.addPart[card * 2 + 1]}>
                  {view().draft.length > 0 ? gameWords.studio.addRight : gameWords.studio.beginWithIt}
                </Spot>
              </Show>
              <Show when={isWriting() && card >= FIRST_CIRCLE_CARD}>
                <button
                  type="button"
                  class="gd-spot gd-button"
                  aria-pressed={held() === card}
                  onClick={() => setHeld(held() === card ? undefined : card)}
                >
                  {held() === card ? gameWords.studio.chooseAPlace : gameWords.studio.placeIt}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={cards().length === 0}>
        <p class="quiet">{gameWords.studio.noCardsInHand}</p>
      </Show>
    </section>
  );
}
