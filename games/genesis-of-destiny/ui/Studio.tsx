import { createSignal, For, Show, type Accessor } from 'solid-js';
import { BOOK } from '../moveBook.ts';
import { FIRST_CIRCLE_CARD, PARTS } from '../vocabulary.ts';
import { cardName, gameWords } from '../text/index.ts';
import { CardFace } from './CardFace.tsx';
import { useModel } from './boardModel.ts';
import { Sheet } from './Sheet.tsx';
import { Spot } from './Spot.tsx';

/** The card that is being dragged, or whose place is being chosen. */
interface Held {
  readonly card: Accessor<number | undefined>;
  readonly take: (card: number | undefined) => void;
}

/** The own cards, and the song that is being assembled: drag a part to an end, or use the buttons. */
export function Studio() {
  const model = useModel();
  const view = model.view;
  const [card, take] = createSignal<number>();
  const held: Held = { card, take };
  const isWriting = () => view().phase === 'writeTurn' && model.moves().length > 0;
  /** By number, so that a card that is being dragged stays the same thing on the page when others move. */
  const cards = () => view().hand.flatMap((count, type) => (count > 0 ? [type] : []));
  return (
    <section class="gd-studio panel" aria-label={gameWords.studio.studio}>
      <h2>{view().draft.length > 0 || isWriting() ? gameWords.studio.newSong : gameWords.studio.yourCards}</h2>
      <Draft held={held} isWriting={isWriting()} />
      <ul class="gd-hand">
        <For each={cards()}>{(type) => <HandCard card={type} held={held} isWriting={isWriting()} />}</For>
      </ul>
      <Show when={cards().length === 0}>
        <p class="quiet">{gameWords.studio.noCardsInHand}</p>
      </Show>
    </section>
  );
}

/** The sheet of the song so far: parts are dropped at its ends, circles into their places. */
function Draft(props: { held: Held; isWriting: boolean }) {
  const model = useModel();
  const view = model.view;
  const openSlots = () =>
    model
      .moves()
      .flatMap((move) =>
        move.type === 'addCircle' && move.card === props.held.card()
          ? [{ column: move.column, slot: move.slot, id: move.id }]
          : [],
      );
  const drop = (side: 0 | 1): void => {
    const card = props.held.card();
    if (card !== undefined && card < PARTS) model.press(BOOK.addPart[card * 2 + side]);
    props.held.take(undefined);
  };
  return (
    <>
      <Show when={props.isWriting && view().draft.length === 0}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dragging has buttons beside it */}
        <div class="gd-drop" data-anchor="draft" onDragOver={(event) => event.preventDefault()} onDrop={() => drop(1)}>
          {gameWords.studio.emptySheetDragAPart}
        </div>
      </Show>
      <Show when={view().draft.length > 0}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dragging has buttons beside it */}
        <div
          class="gd-scroll gd-print gd-draft"
          data-anchor="draft"
          classList={{ 'gd-ends': (props.held.card() ?? PARTS) < PARTS }}
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
              model.press(model.moves().find((move) => move.id === id));
              props.held.take(undefined);
            }}
          />
        </div>
      </Show>
    </>
  );
}

/** A card in hand, with the ways to play it while the band writes. */
function HandCard(props: { card: number; held: Held; isWriting: boolean }) {
  const model = useModel();
  const view = model.view;
  const name = () => cardName(model.content(), props.card);
  const copies = () => view().hand[props.card];
  const isHeld = () => props.held.card() === props.card;
  const hasDraft = () => view().draft.length > 0;
  return (
    <li
      class="gd-card gd-print"
      data-term="card"
      draggable={props.isWriting}
      onDragStart={(event) => {
        // Firefox drags nothing that carries nothing.
        event.dataTransfer?.setData('text/plain', name());
        props.held.take(props.card);
      }}
      onDragEnd={() => props.held.take(undefined)}
    >
      <CardFace card={props.card} />
      <b>
        {name()}
        {copies() > 1 ? ` ×${copies()}` : ''}
      </b>
      <Show when={props.isWriting && props.card < PARTS}>
        <Show when={hasDraft()}>
          <Spot move={BOOK.addPart[props.card * 2]}>{gameWords.studio.addLeft}</Spot>
        </Show>
        <Spot move={BOOK.addPart[props.card * 2 + 1]}>
          {hasDraft() ? gameWords.studio.addRight : gameWords.studio.beginWithIt}
        </Spot>
      </Show>
      <Show when={props.isWriting && props.card >= FIRST_CIRCLE_CARD}>
        <button
          type="button"
          class="gd-spot gd-button"
          aria-pressed={isHeld()}
          onClick={() => props.held.take(isHeld() ? undefined : props.card)}
        >
          {isHeld() ? gameWords.studio.chooseAPlace : gameWords.studio.placeIt}
        </button>
      </Show>
    </li>
  );
}
