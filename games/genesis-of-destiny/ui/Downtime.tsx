import { Show } from 'solid-js';
import { BOOK } from '../moveBook.ts';
import { bubblesOf, canLive, hasRoom, nextCost } from '../rules/life.ts';
import { pricesInReach } from '../rules/market.ts';
import { boardWords } from '../text/index.ts';
import { BUBBLES, POWERS } from '../vocabulary.ts';
import { useModel } from './boardModel.ts';
import { Spot } from './Spot.tsx';

const words = boardWords.downtime;

/** One of three ways to spend the time, each with what it brings and costs; the filled one can be afforded. */
export function Downtime() {
  const model = useModel();
  const view = model.view;
  const me = () => model.me() ?? 0;
  const isAble = () => canLive(model.content(), view(), me());
  const powers = () =>
    [0, 1].flatMap((track) =>
      hasRoom(view(), me(), track)
        ? [model.content().pack.powers[POWERS[track * BUBBLES + bubblesOf(view(), me(), track)]].name]
        : [],
    );
  const cost = () => nextCost(model.content(), view(), me());
  const prices = () => pricesInReach(model.content(), view(), me());
  const live = () =>
    isAble()
      ? words.live(cost() ?? 0, view().commitment[me()], powers())
      : words.liveNot(cost(), view().commitment[me()]);
  const riff = () =>
    prices().length > 0
      ? words.riff(Math.min(...prices()), view().coin[me()])
      : words.riffNot(view().coin[me()], view().bandCoin);
  return (
    <div class="gd-buttons gd-ways">
      <Way move={BOOK.live} about={live()} isPrimary={isAble()} />
      <Way move={BOOK.riff} about={riff()} isPrimary={!isAble() && prices().length > 0} />
      <Way move={BOOK.rest} about={words.rest} isPrimary={!isAble() && prices().length === 0} />
    </div>
  );

  function Way(props: { move: typeof BOOK.live; about: string; isPrimary: boolean }) {
    return (
      <Show when={props.move}>
        <Spot move={props.move} class="gd-button gd-level" isPrimary={props.isPrimary}>
          <b>{model.label(props.move)}</b>
          <small>{props.about}</small>
        </Spot>
      </Show>
    );
  }
}
