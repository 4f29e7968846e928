import { createEffect, createMemo, Index, on, Show } from 'solid-js';
import { Hint, inLaterFrame } from '../../board/index.tsx';
import { handOf, type CardAhead } from '../index.ts';
import { CardFace } from './CardFace.tsx';
import { Loss } from './Choices.tsx';
import type { ModelProps } from './boardModel.ts';
import { boardWords } from '../text/index.ts';

const FOCUSED = '.dw-hand-card:focus-visible';

/** The card that is being recorded, and those to pick from. */
export function Hand(props: ModelProps) {
  const { board, model } = props;
  const hand = () => {
    const me = model.own();
    return me === undefined ? [] : handOf(board.view, me);
  };
  /** A new hand is dealt two cards a frame: five at once are the longest work of a match for a phone. */
  const deals = [hand, inLaterFrame(hand), inLaterFrame(hand, 2)];
  const dealtIn = (slot: number): number | undefined => deals[Math.min(Math.floor(slot / 2), deals.length - 1)]()[slot];
  const recording = createMemo(() => {
    const me = model.own();
    return me === undefined || board.view.phase !== 'record' ? undefined : board.view.piles[me].at(-1);
  });
  const pickAt = (slot: number) => model.movesAt(`card:${slot}`).at(0);
  const pick = (slot: number): void => {
    const move = pickAt(slot);
    if (move !== undefined) board.onMove(move);
    else model.setHint(board.whyNot(model.kit().moves.pick[slot]));
  };
  let box: HTMLDivElement | undefined;
  // A place that holds another card now is looked at anew: by whoever walks over them with the keys, at once.
  createEffect(
    on(
      createMemo(() => hand().join(' ')),
      () => model.lookAtCard(hand()[Number(box?.querySelector<HTMLElement>(FOCUSED)?.dataset['slot'] ?? -1)]),
      { defer: true },
    ),
  );
  return (
    <div class="dw-hand" ref={box} data-anchor="hand" role="group" aria-label={boardWords.hand}>
      <Show when={recording() !== undefined}>
        <div class="dw-recording" data-card={recording()} data-point="recording">
          <CardFace card={recording() ?? 0} pack={model.kit().pack} words={model.words()} art={board.art} />
        </div>
      </Show>
      {/* By place: a new hand comes in the same frames, as drawing them anew would keep the page busy. */}
      <Index each={hand()}>
        {(card, slot) => (
          <button
            type="button"
            class="dw-hand-card"
            data-card={card()}
            data-slot={slot}
            data-spot={pickAt(slot) === undefined ? undefined : `card:${slot}`}
            data-point={`card:${slot}`}
            classList={{
              legal: pickAt(slot) !== undefined,
              picked: board.view.phase === 'pick' && board.view.pick === slot,
              // What is not this card's face any more is not shown until it is.
              undealt: dealtIn(slot) !== card(),
            }}
            aria-disabled={pickAt(slot) === undefined}
            data-move={pickAt(slot)?.id}
            data-looks
            onMouseEnter={() => model.lookAtCard(card())}
            onMouseMove={() => model.lookAtCard(card())}
            onMouseLeave={() => model.lookAtCard(undefined)}
            onFocus={() => model.lookAtCard(card())}
            onBlur={() => model.lookAtCard(undefined)}
            onClick={() => pick(slot)}
          >
            <Show when={dealtIn(slot) !== undefined}>
              <CardFace
                card={dealtIn(slot) ?? card()}
                pack={model.kit().pack}
                words={model.words()}
                art={board.art}
                label={<Label {...props} ahead={pickAt(slot) && model.hand()[slot]} />}
              />
            </Show>
          </button>
        )}
      </Index>
    </div>
  );
}

/** Only of what can be picked. */
const Label = (props: ModelProps & { ahead: CardAhead | undefined }) => (
  <Hint>
    <Show when={props.ahead}>{(ahead) => <GainLabel {...props} ahead={ahead()} />}</Show>
  </Hint>
);

/** What a card brings at best, what it costs, or that it pays later. */
function GainLabel(props: ModelProps & { ahead: CardAhead }) {
  const { model } = props;
  const cost = () => props.ahead.points < 0;
  const now = () => boardWords.gain(props.ahead, model.kit().pack, model.words());
  const gain = () => now() || boardWords.paysLater;
  const isLater = () => now() === '';
  return (
    <span class="dw-gain" data-term="gain" classList={{ cost: cost(), later: isLater() }}>
      {cost() ? boardWords.costs(model.words(), props.ahead.points) : gain()}
      {cost() && <Loss after={props.ahead.sheet} model={model} onLabel />}
    </span>
  );
}
