import { createEffect, createMemo, createSignal, For, Show } from 'solid-js';
import { EVENTS, LEGAL, RADIO_PLAY, RECRUIT_BAND, RECRUIT_BUSINESS, STOP, TAX, type Move } from '../state.ts';
import { eventName, eventRule, gameWords } from '../text/index.ts';
import { useModel, type BoardModel } from './boardModel.ts';
import { EventSign } from './EventSign.tsx';
import { MoveButton, Spot } from './Spot.tsx';
import { Target } from './Target.tsx';

/** The viewer's events. On the own event turn they are played from here. */
export function Hand(props: { canThrow: boolean }) {
  const model = useModel();
  const view = model.view;
  const held = () => EVENTS.flatMap((_, event) => (view().hand[event] > 0 ? [event] : []));
  /** Several people at one screen, all of whom may look. */
  const isCovered = () => view().hand.length === 0;
  const isEventTurn = () => model.isMyTurn() && view().phase === 'event';
  const [open, setOpen] = createSignal<number>();
  // A list that was opened in one turn is not open in the next.
  createEffect(() => {
    if (!isEventTurn()) setOpen(undefined);
  });
  return (
    <section class="mb-hand" data-point="hand" aria-labelledby="mb-hand-title">
      <h2 id="mb-hand-title">
        {gameWords.hand.yourEvents}{' '}
        <span class="mb-quiet">
          {gameWords.hand.ofSeenByYouAlone(view().handSizes[model.me() ?? 0], model.content().pack.handLimit)}
        </span>
      </h2>
      <Show
        when={held().length > 0}
        fallback={<p class="mb-quiet">{isCovered() ? gameWords.hand.covered : gameWords.hand.noEventsInHand}</p>}
      >
        <ul class="mb-events">
          <For each={held()}>
            {(event) => (
              <li
                class="mb-event"
                classList={{ open: open() === event }}
                data-term={`event:${event}`}
                data-point={`event:${event}`}
              >
                <Printed event={event} />
                <Show when={isEventTurn() && event !== STOP}>
                  <Uses event={event} isOpen={open() === event} onOpen={setOpen} />
                </Show>
                <Show when={props.canThrow && model.isLegal(model.book().throwEvent[event])}>
                  <Spot
                    move={model.book().throwEvent[event]}
                    class="mb-button"
                    label={model.label(model.book().throwEvent[event])}
                  >
                    {gameWords.hand.throwAway}
                  </Spot>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

/** What stands on an event card. */
function Printed(props: { event: number }) {
  const model = useModel();
  const copies = () => model.view().hand[props.event];
  return (
    <>
      <EventSign event={props.event} />
      <b class="mb-name">
        {eventName(model.content(), props.event)}
        <Show when={copies() > 1}>
          {' '}
          <span class="mb-times">× {copies()}</span>
        </Show>
      </b>
      <span class="mb-rule">{eventRule(model.content(), props.event)}</span>
    </>
  );
}

/** Plays at once, or opens the list of targets. */
function Uses(props: { event: number; isOpen: boolean; onOpen: (event: number | undefined) => void }) {
  const model = useModel();
  const isOnRival = () => props.event === TAX || props.event === LEGAL;
  const needsTarget = () => isOnRival() || props.event === RECRUIT_BAND || props.event === RECRUIT_BUSINESS;
  const targets = createMemo(() => targetsOf(model, props.event));
  /** Where nothing can be paid it can be opened all the same, to see what it costs. */
  const canBePaid = () => targets().some((target) => model.isLegal(target));
  const asked = (): string => {
    if (isOnRival()) return gameWords.hand.chooseARival;
    return canBePaid() ? gameWords.hand.chooseACard : gameWords.hand.noneToPay;
  };
  return (
    <Show
      when={needsTarget()}
      fallback={
        <MoveButton move={model.book().play[props.event]} primary={props.event === RADIO_PLAY}>
          {gameWords.hand.play}
        </MoveButton>
      }
    >
      <button
        type="button"
        class="mb-spot mb-button"
        classList={{ legal: canBePaid(), idle: !canBePaid() }}
        aria-expanded={props.isOpen}
        onClick={() => props.onOpen(props.isOpen ? undefined : props.event)}
      >
        {props.isOpen ? gameWords.hand.notNow : asked()}
      </button>
      <Show when={props.isOpen}>
        <ul class="mb-targets">
          <For each={targets()}>
            {(target) => (
              <li>
                <Target move={target} />
              </li>
            )}
          </For>
        </ul>
      </Show>
    </Show>
  );
}

/** Whom or which card an event can be played on. */
function targetsOf(model: BoardModel, event: number): Move[] {
  const rivals = model.names().flatMap((_, seat) => (seat === model.me() ? [] : [seat]));
  const { bands, business } = model.view();
  if (event === TAX || event === LEGAL) return rivals.map((seat) => model.book().playOn[event][seat]);
  return event === RECRUIT_BAND
    ? rivals.flatMap((seat) => bands[seat].map((card) => model.book().recruitBand[card]))
    : rivals.flatMap((seat) => business[seat].map((card) => model.book().recruitBusiness[card]));
}
