import { createEffect, createSignal, For, Show } from 'solid-js';
import { EVENTS, LEGAL, RADIO_PLAY, RECRUIT_BAND, RECRUIT_BUSINESS, STOP, TAX, type Move } from '../state.ts';
import { bandName, businessLabel, chipsText, eventName, eventRule, occupationName, gameWords } from '../text/index.ts';
import { useDesk } from './desk.ts';
import { EventSign } from './EventSign.tsx';
import { Pick } from './Pick.tsx';
import { Portrait } from './Portrait.tsx';
import { MoveButton, Spot } from './Spot.tsx';

/** The viewer's events. On the own event turn they are played from here. */
export function Hand(props: { canThrow: boolean }) {
  const desk = useDesk();
  const view = desk.view;
  const held = () => EVENTS.flatMap((_, event) => (view().hand[event] > 0 ? [event] : []));
  const isEventTurn = () => desk.isMyTurn() && view().phase === 'event';
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
          {gameWords.hand.ofSeenByYouAlone(view().handSizes[desk.me() ?? 0], desk.content().pack.handLimit)}
        </span>
      </h2>
      <Show when={held().length > 0} fallback={<p class="mb-quiet">{gameWords.hand.noEventsInHand}</p>}>
        <ul class="mb-events">
          <For each={held()}>
            {(event) => (
              <li class="mb-event" data-term={`event:${event}`} data-point={`event:${event}`}>
                <EventSign event={event} />
                <b class="mb-name">
                  {eventName(desk.content(), event)}
                  <Show when={view().hand[event] > 1}> × {view().hand[event]}</Show>
                </b>
                <span class="mb-rule">{eventRule(desk.content(), event)}</span>
                <Show when={isEventTurn() && event !== STOP}>
                  <Uses event={event} />
                </Show>
                <Show when={props.canThrow && desk.isLegal(desk.book().throwEvent[event])}>
                  <Spot
                    move={desk.book().throwEvent[event]}
                    class="mb-button"
                    label={desk.label(desk.book().throwEvent[event])}
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

  /** Plays at once, or opens the list of targets. */
  function Uses(use: { event: number }) {
    const needsTarget = () => [RECRUIT_BAND, RECRUIT_BUSINESS, TAX, LEGAL].includes(use.event);
    const isOpen = () => open() === use.event;
    return (
      <Show
        when={needsTarget()}
        fallback={
          <MoveButton move={desk.book().play[use.event]} primary={use.event === RADIO_PLAY}>
            {gameWords.hand.play}
          </MoveButton>
        }
      >
        <button
          type="button"
          class="mb-spot mb-button legal"
          aria-expanded={isOpen()}
          onClick={() => setOpen(isOpen() ? undefined : use.event)}
        >
          {isOpen()
            ? gameWords.hand.notNow
            : use.event === TAX || use.event === LEGAL
              ? gameWords.hand.chooseARival
              : gameWords.hand.chooseACard}
        </button>
        <Show when={isOpen()}>
          <ul class="mb-targets">
            <For each={targets(use.event)}>
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

  function targets(event: number): Move[] {
    const rivals = desk.names().flatMap((_, seat) => (seat === desk.me() ? [] : [seat]));
    if (event === TAX || event === LEGAL) return rivals.map((seat) => desk.book().playOn[event][seat]);
    return event === RECRUIT_BAND
      ? rivals.flatMap((seat) => view().bands[seat].map((card) => desk.book().recruitBand[card]))
      : rivals.flatMap((seat) => view().business[seat].map((card) => desk.book().recruitBusiness[card]));
  }

  function Target(target: { move: Move }) {
    const move = target.move;
    const content = desk.content();
    if (move.type === 'playOn') {
      return (
        <Spot move={move} class="mb-target" onLook={() => undefined}>
          <Pick seat={move.target} />
          <span>
            <b>{desk.names()[move.target]}</b>
            <span class="mb-quiet">{chipsText(view().chips[move.target])}</span>
          </span>
        </Spot>
      );
    }
    if (move.type === 'recruitBand') {
      const row = content.pack.band[move.card];
      return (
        <Spot
          move={move}
          class="mb-target"
          onLook={(isLooking) => desk.look(isLooking ? { kind: 'band', card: move.card } : undefined)}
        >
          <Portrait id={row.id} thing={row.occupation} />
          <span>
            <b>{bandName(content, move.card)}</b>
            <span class="mb-quiet">
              {gameWords.hand.fee(occupationName(content, move.card), row.letters, ownerName(move), row.fee)}
            </span>
          </span>
        </Spot>
      );
    }
    if (move.type !== 'recruitBusiness') return undefined;
    return (
      <Spot
        move={move}
        class="mb-target"
        onLook={(isLooking) => desk.look(isLooking ? { kind: 'business', card: move.card } : undefined)}
      >
        <span>
          <b>{businessLabel(content, move.card)}</b>
          <span class="mb-quiet">{gameWords.hand.fee2(ownerName(move), content.businessFee[move.card])}</span>
        </span>
      </Spot>
    );
  }

  function ownerName(
    move: Extract<Move, { type: 'recruitBusiness' | 'discardBusiness' | 'recruitBand' | 'discardBand' }>,
  ): string {
    const isBand = move.type === 'recruitBand' || move.type === 'discardBand';
    const lines: readonly (readonly number[])[] = isBand ? view().bands : view().business;
    return desk.names()[lines.findIndex((line) => line.includes(move.card))] ?? '';
  }
}
