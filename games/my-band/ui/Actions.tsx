import { hasSeat } from '@bandstand/engine';
import { For, Match, Show, Switch } from 'solid-js';
import { NONE, type Move, type View } from '../state.ts';
import { bandLabel, boardWords, businessLabel } from '../text/index.ts';
import { Bidding } from './Bidding.tsx';
import { Insurance, Negotiation } from './Contract.tsx';
import { useDesk } from './desk.ts';
import { memberEffect } from './outlook.ts';
import { BandPoster, BusinessPoster } from './PosterCard.tsx';
import { MoveButton, Spot } from './Spot.tsx';

const PLAIN: readonly Move['type'][] = ['pass', 'draw', 'done', 'shuffle'];

/** Phases whose own part has all buttons. */
const OWN_BUTTONS: readonly View['phase'][] = ['bid', 'negotiate'];

/** The middle of the table: what is going on, and the buttons for it. */
export function Actions(props: {
  ref: (element: HTMLElement) => void;
  isThrowing: boolean;
  onThrowing: (isThrowing: boolean) => void;
}) {
  const desk = useDesk();
  const view = desk.view;
  const plain = () =>
    desk.isMyTurn() && !OWN_BUTTONS.includes(view().phase)
      ? desk.book().table.filter((move) => PLAIN.includes(move.type) && desk.isLegal(move))
      : [];
  return (
    <section
      class="mb-actions"
      classList={{ explaining: Boolean(desk.why()) }}
      aria-label={boardWords.actions}
      tabindex="-1"
      ref={props.ref}
    >
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
          <Negotiation />
        </Match>
        <Match when={desk.isMyTurn() && view().phase === 'insure'}>
          <Insurance />
        </Match>
        <Match when={desk.isMyTurn() && view().phase === 'nominate'}>
          <Nomination />
        </Match>
        <Match when={desk.isMyTurn() && view().phase === 'event'}>
          <p class="mb-note">{boardWords.event}</p>
        </Match>
        <Match when={desk.isMyTurn() && view().phase === 'resolve'}>
          <p class="mb-note">{boardWords.resolve}</p>
        </Match>
        <Match when={desk.isMyTurn() && view().phase === 'trim'}>
          <p class="mb-note">{boardWords.trim}</p>
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
            {props.isThrowing ? boardWords.throwing.stop : boardWords.throwing.start}
          </button>
        </Show>
      </div>
      <output class="mb-why">{desk.why()}</output>
    </section>
  );
}

/** What each rival could still pay for whatever is put up. */
function Nomination() {
  const desk = useDesk();
  const rivals = () =>
    desk
      .names()
      .flatMap((name, seat) =>
        seat === desk.me()
          ? []
          : [
              hasSeat(desk.view().bought, seat)
                ? boardWords.bid.rivalOut(name)
                : boardWords.bid.rival(name, desk.view().chips[seat]),
            ],
      );
  return (
    <p class="mb-note">
      {boardWords.nominate} <span class="mb-quiet">{boardWords.bid.rivals(rivals())}</span>
    </p>
  );
}

function Singers() {
  const desk = useDesk();
  const content = desk.content;
  const choosers = () =>
    content().choosers.flatMap((card) => {
      const seat = desk.view().bands.findIndex((band) => band[0] === card);
      const letter = content().pack.band[card].order ?? '';
      return seat < 0 ? [] : [{ name: desk.names()[seat], letter, hasChosen: desk.view().bands[seat].length > 1 }];
    });
  return (
    <>
      <p class="mb-note">
        {boardWords.singers.why} <span class="mb-quiet">{boardWords.singers.order(choosers())}</span>
      </p>
      <SingerCards />
    </>
  );
}

function SingerCards() {
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
                onLook={(isLooking) => desk.look(isLooking ? { kind: 'band', card } : undefined)}
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
        <p class="mb-note">{boardWords.recruit(recruiter(), card(), desk.names()[view().owner])}</p>
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
      <p class="mb-note">{boardWords.scouts(desk.names()[desk.view().actor])}</p>
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
                  onLook={(isLooking) => desk.look(isLooking ? { kind: 'band', card } : undefined)}
                >
                  <BandPoster card={card} />
                  <span class="mb-effect">
                    {memberEffect(desk.content(), desk.view(), desk.me() ?? desk.view().actor, card)}
                  </span>
                </Spot>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
