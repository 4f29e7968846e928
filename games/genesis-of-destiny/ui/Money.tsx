import type { Seat } from '@bandstand/engine';
import { createSignal, For, on, createEffect, createMemo, Show } from 'solid-js';
import { BOOK } from '../moveBook.ts';
import { feeLeft, mostFee, mostPayments, shortOf } from '../rules/consensus.ts';
import { gigOf } from '../rules/course.ts';
import { friendsFor } from '../rules/round.ts';
import { priceLeft, studioPrice } from '../rules/studio.ts';
import { boardWords } from '../text/index.ts';
import { ROLES } from '../vocabulary.ts';
import { useModel } from './boardModel.ts';
import { Spot } from './Spot.tsx';

const words = boardWords.money;
/** So many answers are listed; more are chosen on a slider. */
const LISTED = 7;

interface Sum {
  /** COIN that it costs the person. */
  readonly coin: number;
  /** What it brings, and what is missing then. */
  readonly brings: string;
}

/** Van, fee or studio: each amount with what it brings, what is missing then and what the person keeps. */
export function Money(props: { amounts: readonly number[] }) {
  const model = useModel();
  const view = model.view;
  const at = () => ({ content: model.content(), state: view() });
  const me = () => model.me() ?? 0;
  const gig = () => gigOf(model.content(), view(), view().chosen);
  const own = () => view().coin[me()] - paid(me());
  /** COIN that a seat has put up already. */
  const paid = (seat: Seat): number => view().pledges[seat] * (view().phase === 'bringFriends' ? gig().van : 1);
  const sumOf = (amount: number): Sum => {
    if (view().phase === 'bringFriends') {
      const brought =
        friendsFor(view(), me(), view().pledges[me()] + amount) - friendsFor(view(), me(), view().pledges[me()]);
      const missing = Math.max(0, shortOf(at()) - brought);
      return { coin: amount * gig().van, brings: amount === 0 ? words.nobody : words.brings(brought, missing) };
    }
    const left = view().phase === 'payFee' ? feeLeft(at()) : priceLeft(at());
    return { coin: amount, brings: words.covers(left - amount) };
  };
  const rule = () => {
    if (view().phase === 'bringFriends') return words.rule(gig().van, view().clout, view().crowd[me()]);
    return view().phase === 'payFee'
      ? words.feeRule(gig().feeCoin, Math.min(gig().feeCoin, view().bandCoin))
      : words.studioRule(studioPrice(model.content(), view()), view().bandCoin);
  };
  const others = () =>
    Array.from({ length: ROLES }, (_, seat) => seat)
      .filter((seat) => seat !== me())
      .flatMap((seat) => {
        const name = model.names()[seat];
        const pledged = view().pledges[seat];
        const van = view().phase === 'bringFriends';
        const could = Math.max(
          0,
          view().phase === 'studioPay' ? view().coin[seat] : van ? mostPayments(at(), seat) : mostFee(at(), seat),
        );
        return [
          ...(pledged > 0 ? [words.pledged(name, van ? words.trips(pledged) : words.pay(pledged))] : []),
          could === 0 ? words.none(name) : words.could(name, van ? words.trips(could) : words.pay(could)),
        ];
      });
  return (
    <div class="gd-money" data-term="money">
      <p class="gd-note">{rule()}</p>
      <Show
        when={props.amounts.length <= LISTED}
        fallback={<Slider amounts={props.amounts} sumOf={sumOf} own={own()} />}
      >
        <ul class="gd-sums">
          <For each={props.amounts}>
            {(amount) => (
              <li>
                <Spot move={BOOK.amount[amount]} class="gd-sum" isPrimary={amount === props.amounts.at(-1)}>
                  <b>{words.pay(sumOf(amount).coin)}</b>
                  <span>{sumOf(amount).brings}</span>
                  <small>{amount === 0 ? words.keep(own()) : words.left(own() - sumOf(amount).coin)}</small>
                </Spot>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <p class="gd-note">{others().join('. ')}.</p>
      <p class="quiet">{view().phase === 'studioPay' ? words.unpaidStudio : words.unpaid}</p>
    </div>
  );
}

/** Many amounts: a slider that says what each would do, and one button. */
function Slider(props: { amounts: readonly number[]; sumOf: (amount: number) => Sum; own: number }) {
  const model = useModel();
  const [at, setAt] = createSignal(0);
  const question = createMemo(() => `${model.view().phase} ${model.view().round} ${props.amounts.join(' ')}`);
  createEffect(on(question, () => setAt(props.amounts.length - 1)));
  const amount = () => props.amounts[Math.min(at(), props.amounts.length - 1)];
  const told = () => `${props.sumOf(amount()).brings}, ${words.left(props.own - props.sumOf(amount()).coin)}`;
  return (
    <div class="gd-amount" data-point="amount">
      <input
        type="range"
        min="0"
        max={props.amounts.length - 1}
        value={at()}
        aria-label={boardWords.money.pay(props.sumOf(amount()).coin)}
        aria-valuetext={told()}
        onInput={(event) => setAt(event.currentTarget.valueAsNumber)}
      />
      <Spot move={BOOK.amount[amount()]} class="gd-button primary">
        <b>{words.pay(props.sumOf(amount()).coin)}</b> <small>{told()}</small>
      </Spot>
    </div>
  );
}
