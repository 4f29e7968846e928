import { hasSeat } from '@bandstand/engine';
import { hasRoom } from '@bandstand/kits/board';
import { For, Match, Show, Switch } from 'solid-js';
import { NONE, type Move, type View } from '../state.ts';
import { bandLabel, bandName, boardWords, businessLabel, listNames, roleName } from '../text/index.ts';
import { Bidders, Bidding } from './Bidding.tsx';
import { Insurance, Negotiation } from './Contract.tsx';
import { useModel, type BoardModel } from './boardModel.ts';
import { NewsLine } from './NewsLine.tsx';
import { memberEffect } from './outlook.ts';
import { BandPoster, BusinessPoster } from './PosterCard.tsx';
import { MoveButton, Spot } from './Spot.tsx';

const PLAIN: readonly Move['type'][] = ['pass', 'draw', 'done', 'shuffle'];
const isPlain = ({ type }: Move): boolean => PLAIN.includes(type);

/** Phases whose own part has all buttons. */
const OWN_BUTTONS: readonly View['phase'][] = ['bid', 'negotiate'];

/** A card for nothing is what most people want, unless they have an event to play or double pay to lose. */
function isUsual(model: BoardModel, move: Move): boolean {
  if (move.type !== 'draw') return move.type === 'done';
  return model.view().phase === 'draw' ? !isDoubled(model) : model.moves().every(isPlain);
}

/** Doing nothing always stands last, so that the others keep their places. */
const rank = (model: BoardModel, move: Move): number => (isUsual(model, move) ? 0 : move.type === 'pass' ? 2 : 1);

/** The middle of the table: what is going on, and the buttons for it. */
export function Actions(props: {
  ref: (element: HTMLElement) => void;
  isThrowing: boolean;
  onThrowing: (isThrowing: boolean) => void;
}) {
  const model = useModel();
  const view = model.view;
  /** A card of the row is chosen. */
  const isNaming = () => model.isMyTurn() && (view().phase === 'nominate' || view().phase === 'free');
  /** Somebody else is choosing a card for auction. */
  const isAwaiting = () => view().phase === 'nominate' && !model.isMyTurn();
  const plain = () =>
    model.isMyTurn() && !OWN_BUTTONS.includes(view().phase)
      ? model
          .book()
          .table.filter((move) => isPlain(move) && model.isLegal(move))
          .toSorted((a, b) => rank(model, a) - rank(model, b))
      : [];
  return (
    <section
      class="mb-actions"
      classList={{ explaining: Boolean(model.why()), naming: isNaming() }}
      aria-label={boardWords.actions}
      tabindex="-1"
      ref={props.ref}
    >
      <Switch>
        <Match when={view().phase === 'open' || view().phase === 'bid' || isAwaiting()}>
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
        <Match when={model.isMyTurn() && view().phase === 'negotiate'}>
          <Negotiation />
        </Match>
        <Match when={model.isMyTurn() && view().phase === 'insure'}>
          <Insurance />
        </Match>
        <Match when={model.isMyTurn() && view().phase === 'nominate'}>
          <Nomination />
        </Match>
        <Match when={model.isMyTurn() && view().phase === 'event'}>
          <p class="mb-note">{boardWords.event}</p>
        </Match>
        <Match when={model.isMyTurn() && view().phase === 'resolve'}>
          <Parting />
        </Match>
        <Match when={model.isMyTurn() && view().phase === 'trim'}>
          <p class="mb-note">{boardWords.trim}</p>
        </Match>
        <Match when={model.isMyTurn() && view().phase === 'draw'}>
          <DrawNote />
        </Match>
      </Switch>
      <div class="mb-buttons">
        <For each={plain()}>{(move) => <MoveButton move={move} primary={isUsual(model, move)} />}</For>
        <Show when={model.isMyTurn() && view().phase === 'discard'}>
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
      <NewsLine />
      <output class="mb-why">{model.why()}</output>
    </section>
  );
}

/** Who of two has to go: one of them may stand far down in the band. */
function Parting() {
  const model = useModel();
  const cards = (): string[] =>
    model.moves().flatMap((move) => {
      if (move.type === 'discardBand') return [bandName(model.content(), move.card)];
      return move.type === 'discardBusiness' ? [businessLabel(model.content(), move.card)] : [];
    });
  return <p class="mb-note">{boardWords.resolve(cards())}</p>;
}

/** Whether the viewer's band shares two letters. */
const isDoubled = (model: BoardModel): boolean => {
  const seat = model.me() ?? 0;
  return model.outlooks()[seat].pay > model.view().bands[seat].length;
};

/** Whoever draws to a band that shares two letters may lose half of the pay. */
function DrawNote() {
  const model = useModel();
  const risk = (): string => {
    const { common } = model.outlooks()[model.me() ?? 0];
    if (!isDoubled(model)) return '';
    const letters = [...model.content().pack.letters].filter((_, bit) => (common & (1 << bit)) !== 0);
    return boardWords.drawRisk(listNames(letters));
  };
  return (
    <p class="mb-note">
      {boardWords.draw} <b>{risk()}</b>
    </p>
  );
}

/** What each rival could still pay for whatever is put up. */
function Nomination() {
  const model = useModel();
  const rivals = () =>
    model
      .names()
      .flatMap((name, seat) =>
        seat === model.me()
          ? []
          : [
              hasSeat(model.view().bought, seat)
                ? boardWords.bid.rivalOut(name)
                : boardWords.bid.rival(name, model.view().chips[seat]),
            ],
      );
  return (
    <Show
      when={hasRoom('1024px')}
      fallback={
        <p class="mb-note">
          {boardWords.nominate} <span class="mb-quiet">{boardWords.bid.rivals(rivals())}</span>
        </p>
      }
    >
      <p class="mb-note">{boardWords.nominate}</p>
      <Bidders />
    </Show>
  );
}

function Singers() {
  const model = useModel();
  const content = model.content;
  const choosers = () =>
    content().choosers.flatMap((card) => {
      const seat = model.view().bands.findIndex((band) => band[0] === card);
      const { letters } = content().pack.band[card];
      const letter = [...content().pack.letters].find((each) => letters.includes(each)) ?? '';
      return seat < 0 ? [] : [{ name: model.names()[seat], letter, hasChosen: model.view().bands[seat].length > 1 }];
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
  const model = useModel();
  return (
    <ul class="mb-lots">
      <For each={model.view().singers}>
        {(card) => (
          <li>
            <Show
              when={model.isMyTurn()}
              fallback={
                <div class="mb-still">
                  <BandPoster card={card} />
                </div>
              }
            >
              <Spot
                move={model.book().pickSinger[card]}
                class="mb-lot"
                onLook={(isLooking) => model.look(isLooking ? { kind: 'band', card } : undefined)}
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
  const model = useModel();
  const view = model.view;
  const isBand = () => view().wantedBand !== NONE;
  const recruiter = () => model.names()[(view().starter + view().step) % view().seatCount];
  const card = () =>
    isBand() ? bandLabel(model.content(), view().wantedBand) : businessLabel(model.content(), view().wantedBusiness);
  const name = () =>
    isBand() ? bandName(model.content(), view().wantedBand) : roleName(model.content(), view().wantedBusiness);
  return (
    <div class="mb-recruit">
      <Show when={isBand()} fallback={<BusinessPoster card={view().wantedBusiness} />}>
        <BandPoster card={view().wantedBand} />
      </Show>
      <div>
        <p class="mb-note">
          {boardWords.recruit(recruiter(), card(), model.isMyTurn() ? undefined : model.names()[view().owner])}
        </p>
        <Show when={model.isMyTurn()}>
          <div class="mb-buttons">
            <Answer move={model.book().allow} about={boardWords.allow(name())} />
            <Answer
              move={model.book().stop}
              about={boardWords.stop(model.content().pack.events.stop.cost, view().chips[view().owner])}
              isPrimary
            />
          </div>
        </Show>
      </div>
    </div>
  );
}

/** One of two answers, with what comes of it. */
function Answer(props: { move: Move; about: string; isPrimary?: boolean }) {
  const model = useModel();
  return (
    <MoveButton move={props.move} primary={props.isPrimary ?? false}>
      <span class="mb-two">
        {model.label(props.move)}
        <small>{props.about}</small>
      </span>
    </MoveButton>
  );
}

function Scouted() {
  const model = useModel();
  return (
    <>
      <p class="mb-note">{boardWords.scouts(model.isMyTurn() ? undefined : model.names()[model.view().actor])}</p>
      <ul class="mb-lots">
        <For each={model.view().shown}>
          {(card, place) => (
            <li>
              <Show
                when={model.isMyTurn()}
                fallback={
                  <div class="mb-still">
                    <BandPoster card={card} />
                  </div>
                }
              >
                <Spot
                  move={model.book().scout[place()]}
                  class="mb-lot"
                  onLook={(isLooking) => model.look(isLooking ? { kind: 'band', card } : undefined)}
                >
                  <BandPoster card={card} />
                  <span class="mb-effect">
                    {memberEffect(model.content(), model.view(), model.me() ?? model.view().actor, card)}
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
