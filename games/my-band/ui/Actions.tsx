import { For, Match, Show, Switch } from 'solid-js';
import { negotiationCost } from '../moves/negotiate.ts';
import { meets } from '../rules/cards.ts';
import { NONE, type Move } from '../state.ts';
import { bandLabel, businessLabel, spaceName } from '../text/names.ts';
import { AmountField } from './AmountField.tsx';
import { Bidding } from './Bidding.tsx';
import { useDesk } from './desk.ts';
import { BandPoster, BusinessPoster } from './PosterCard.tsx';
import { MoveButton, Spot } from './Spot.tsx';

const PLAIN: readonly Move['type'][] = ['pass', 'draw', 'done', 'shuffle'];

/** The middle of the table: what is going on, and the buttons for it. */
export function Actions(props: {
  ref: (element: HTMLElement) => void;
  isThrowing: boolean;
  onThrowing: (isThrowing: boolean) => void;
}) {
  const desk = useDesk();
  const view = desk.view;
  const plain = () =>
    desk.isMyTurn() && view().phase !== 'bid'
      ? desk.book().table.filter((move) => PLAIN.includes(move.type) && desk.isLegal(move))
      : [];
  return (
    <section class="mb-actions" aria-label="What is going on" tabindex="-1" ref={props.ref}>
      <Switch>
        <Match when={view().phase === 'open' || view().phase === 'bid'}>
          <Bidding />
        </Match>
        <Match when={view().phase === 'pickSinger'}>
          <Singers />
        </Match>
        <Match when={view().phase === 'react'}>
          <Recruit />
        </Match>
        <Match when={view().phase === 'scout'}>
          <Scouted />
        </Match>
        <Match when={desk.isMyTurn() && view().phase === 'negotiate'}>
          <Spaces />
        </Match>
        <Match when={desk.isMyTurn() && view().phase === 'insure'}>
          <Insurance />
        </Match>
        <Match when={desk.isMyTurn() && view().phase === 'nominate'}>
          <p class="mb-note">Press a card of the row to put it up, or pass. You may buy one item this turn.</p>
        </Match>
        <Match when={desk.isMyTurn() && view().phase === 'event'}>
          <p class="mb-note">Play one of your events, draw one, or pass.</p>
        </Match>
        <Match when={desk.isMyTurn() && view().phase === 'resolve'}>
          <p class="mb-note">Press “Give up” beside a card of yours.</p>
        </Match>
        <Match when={desk.isMyTurn() && view().phase === 'trim'}>
          <p class="mb-note">Throw away one of your events below.</p>
        </Match>
      </Switch>
      <div class="mb-buttons">
        <For each={plain()}>{(move) => <MoveButton move={move} primary={move.type === 'done'} />}</For>
        <Show when={desk.isMyTurn() && view().phase === 'discard'}>
          <button
            type="button"
            class="mb-spot mb-button"
            aria-pressed={props.isThrowing}
            onClick={() => props.onThrowing(!props.isThrowing)}
          >
            {props.isThrowing ? 'Throw no more' : 'Throw cards away'}
          </button>
        </Show>
      </div>
      <output class="mb-why">{desk.why()}</output>
    </section>
  );
}

function Singers() {
  const desk = useDesk();
  return (
    <ul class="mb-lots">
      <For each={desk.view().singers}>
        {(card) => (
          <li>
            <Show
              when={desk.isMyTurn()}
              fallback={
                <div class="mb-still">
                  <BandPoster card={card} />
                </div>
              }
            >
              <Spot
                move={desk.book().pickSinger[card]}
                class="mb-lot"
                onLook={(isLooking) => desk.look(isLooking ? card : undefined)}
              >
                <BandPoster card={card} />
              </Spot>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}

/** The card that somebody wants; its owner answers. */
function Recruit() {
  const desk = useDesk();
  const view = desk.view;
  const isBand = () => view().wantedBand !== NONE;
  const recruiter = () => desk.names()[(view().starter + view().step) % view().seatCount];
  const card = () =>
    isBand() ? bandLabel(desk.content(), view().wantedBand) : businessLabel(desk.content(), view().wantedBusiness);
  return (
    <div class="mb-recruit">
      <Show when={isBand()} fallback={<BusinessPoster card={view().wantedBusiness} />}>
        <BandPoster card={view().wantedBand} />
      </Show>
      <div>
        <p class="mb-note">
          <b>{recruiter()}</b> wants to recruit {card()} from <b>{desk.names()[view().owner]}</b>.
        </p>
        <Show when={desk.isMyTurn()}>
          <div class="mb-buttons">
            <MoveButton move={desk.book().allow} />
            <MoveButton move={desk.book().stop} primary />
          </div>
        </Show>
      </div>
    </div>
  );
}

function Scouted() {
  const desk = useDesk();
  return (
    <>
      <p class="mb-note">The scouts of {desk.names()[desk.view().actor]} found:</p>
      <ul class="mb-lots">
        <For each={desk.view().shown}>
          {(card, place) => (
            <li>
              <Show
                when={desk.isMyTurn()}
                fallback={
                  <div class="mb-still">
                    <BandPoster card={card} />
                  </div>
                }
              >
                <Spot
                  move={desk.book().scout[place()]}
                  class="mb-lot"
                  onLook={(isLooking) => desk.look(isLooking ? card : undefined)}
                >
                  <BandPoster card={card} />
                </Spot>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

/** Where the contract could go and what it costs, near the thumb. */
function Spaces() {
  const desk = useDesk();
  const view = desk.view;
  const spaces = () => desk.content().pack.contracts.spaces.map((_, index) => index + 1);
  const isMine = (space: number) => meets(desk.content(), view(), view().actor, space);
  return (
    <>
      <p class="mb-note mb-wide-only">Press a space of the chart to move the contract there, or leave it.</p>
      <ul class="mb-spaces">
        <For each={spaces().filter((space) => space !== view().marker)}>
          {(space) => (
            <li>
              <Spot move={desk.book().moveTo[space]} class="mb-button" label={desk.label(desk.book().moveTo[space])}>
                <b>{space}</b> {spaceName(desk.content(), space)}
                <small>
                  {negotiationCost(view(), space)}
                  {isMine(space) ? ', you meet it' : ''}
                </small>
              </Spot>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

/** How many chips to put on the marker. */
function Insurance() {
  const desk = useDesk();
  const most = () => desk.view().chips[desk.view().actor];
  const quick = () => [0, 1, 2, 3].filter((chips) => chips <= most());
  return (
    <div class="mb-raise">
      <For each={quick()}>{(chips) => <MoveButton move={desk.book().insure[chips]} primary={chips === 0} />}</For>
      <Show when={most() > 3}>
        <AmountField verb="Insure" least={0} most={most()} start={4} moves={desk.book().insure} />
      </Show>
    </div>
  );
}
