import { hasSeat, type Seat } from '@bandstand/engine';
import { createSignal, For, Show } from 'solid-js';
import { leastBid } from '../moves/bid.ts';
import { hasContract } from '../rules/cards.ts';
import { NONE } from '../state.ts';
import { boardWords, outOfAuction, slotLabel } from '../text/index.ts';
import { AmountField } from './AmountField.tsx';
import { Chips } from './Chips.tsx';
import { useModel } from './boardModel.ts';
import { Pick } from './Pick.tsx';
import { MoveButton } from './Spot.tsx';

const words = boardWords.bid;

/**
 * The auction that is running: the bid, who is in and how far they could go, and the buttons to raise. It is there before
 * a rival has put something up, so that the row below does not go up and down with every card.
 */
export function Bidding() {
  const model = useModel();
  const view = model.view;
  const isAwaited = () => view().phase === 'nominate';
  const item = () => slotLabel(model.content(), view().slot, view().row[view().slot] ?? NONE);
  return (
    <div class="mb-bidding">
      <p class="mb-bid-now" data-mind>
        <Show
          when={!isAwaited() && view().high !== NONE}
          fallback={
            <span>
              <Show when={!isAwaited()} fallback={words.chooses(model.names()[view().actor])}>
                {model.isMyTurn() ? words.openYou : words.opens(model.names()[view().actor])} <b>{item()}</b>
              </Show>
            </span>
          }
        >
          <span>
            <b>{model.names()[view().high]}</b> {words.leads} <b>{item()}</b> {words.with}
          </span>
          <span data-anchor="bid">
            <Chips amount={view().bid} />
          </span>
        </Show>
      </p>
      <Bidders />
      <Show when={!isAwaited()}>
        <Show when={model.isMyTurn()} fallback={<OutNote />}>
          <Raise />
        </Show>
      </Show>
    </div>
  );
}

/** Who is in and how far they could go. */
export function Bidders() {
  const model = useModel();
  const view = model.view;
  /** Nothing is up yet. */
  const isNaming = () => view().phase === 'nominate';
  return (
    <ul class="mb-bidders" data-mind>
      <For each={model.names()}>
        {(name, seat) => (
          <li
            classList={{
              'to-bid': view().actor === seat(),
              leads: !isNaming() && view().high === seat(),
              out: isOut(seat()),
            }}
          >
            <Pick seat={seat()} hollow={isOut(seat())} />
            <span>{name}</span>
            <span class="mb-quiet">{standing(seat())}</span>
          </li>
        )}
      </For>
    </ul>
  );

  function isOut(seat: Seat): boolean {
    return isNaming() ? hasSeat(view().bought, seat) : !hasSeat(view().bidders, seat);
  }

  function standing(seat: Seat): string {
    const said = words.standing;
    const chips = view().chips[seat];
    if (isNaming()) return hasSeat(view().bought, seat) ? said.bought : said.has(chips);
    if (view().actor === seat) return said.now(chips);
    if (view().high === seat) return said.leads(chips);
    if (hasSeat(view().bidders, seat)) return said.upTo(chips);
    if (hasSeat(view().bought, seat)) return said.bought;
    if (view().slot === 0 && !hasContract(view(), seat)) return said.noContract;
    return chips <= view().bid ? said.poor(chips) : said.passed;
  }
}

/** Whoever would like to bid and may not reads why. */
function OutNote() {
  const model = useModel();
  const reason = () => {
    const seat = model.me();
    return seat === undefined ? undefined : outOfAuction(model.view(), seat);
  };
  return (
    <Show when={reason()}>
      {(problem) => (
        <p class="mb-note">
          <b>{boardWords.explainBid}</b> {problem().message}
        </p>
      )}
    </Show>
  );
}

/** The least bid, the one that nobody can top, and any other. Alone, the price is sure and more is only offered on demand. */
function Raise() {
  const model = useModel();
  const view = model.view;
  const [wantsMore, setWantsMore] = createSignal(false);
  const least = () => leastBid(model.content(), view());
  const most = () => view().chips[view().actor];
  const rival = () =>
    model
      .names()
      .flatMap((name, seat) =>
        seat !== view().actor && hasSeat(view().bidders, seat) ? [{ name, chips: view().chips[seat] }] : [],
      )
      .toSorted((a, b) => b.chips - a.chips)[0];
  const isAlone = () => (rival()?.chips ?? 0) < least();
  /** With as much as the richest rival has, nobody can go higher. */
  const sure = () => {
    const chips = rival()?.chips ?? 0;
    return !isAlone() && chips > least() && chips <= most() ? chips : undefined;
  };
  const quick = () =>
    [...new Set([least(), ...(sure() === undefined ? [] : [sure() ?? 0]), most()])].filter((bid) => bid <= most());
  const about = (bid: number): string => {
    const isSure = bid >= (rival()?.chips ?? 0);
    if (bid === most() && bid > least()) return words.all(bid, isSure);
    return isSure ? words.wins(most() - bid) : words.left(most() - bid);
  };
  return (
    <>
      <Show when={isAlone()}>
        <p class="mb-note">
          <b>{words.alone(least())}</b>
        </p>
      </Show>
      <Show when={sure()}>{(amount) => <p class="mb-note">{words.sure(amount(), rival()?.name ?? '')}</p>}</Show>
      <div class="mb-raise">
        <For each={isAlone() ? [least()] : quick()}>
          {(bid) => (
            <MoveButton move={model.book().bid[bid]} primary={bid === least()}>
              <span class="mb-two">
                {isAlone() ? words.pay(bid) : words.bid(bid)}
                <small>{about(bid)}</small>
              </span>
            </MoveButton>
          )}
        </For>
        <Show when={view().phase === 'bid'}>
          <MoveButton move={model.book().pass}>{words.pass}</MoveButton>
        </Show>
        <Show
          when={!isAlone() || wantsMore()}
          fallback={
            <Show when={most() > least()}>
              <button type="button" class="mb-word" onClick={() => setWantsMore(true)}>
                {words.more}
              </button>
            </Show>
          }
        >
          <Show when={most() > least() + 1}>
            <AmountField verb={words.verb} least={least()} most={most()} start={least() + 1} moves={model.book().bid} />
          </Show>
        </Show>
      </div>
    </>
  );
}
