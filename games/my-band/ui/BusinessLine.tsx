import { For, Show } from 'solid-js';
import { roleName } from '../text/names.ts';
import { useDesk } from './desk.ts';
import { Portrait } from './Portrait.tsx';
import { GiveUp } from './Spot.tsx';

/** A seat's business people. */
export function BusinessLine(props: { seat: number; canGiveUp?: boolean }) {
  const desk = useDesk();
  const content = desk.content;
  const line = () => desk.view().business[props.seat];
  return (
    <Show when={line().length > 0} fallback={<p class="mb-quiet">No business people.</p>}>
      <ul class="mb-business">
        <For each={line()}>
          {(card) => {
            const row = () => content().pack.business[content().businessOccupation[card]];
            const move = () => desk.book().discardBusiness[card];
            return (
              <li>
                <Portrait id={`${row().id}-${content().businessPerson[card]}`} thing={row().id} />
                <span>
                  <b>{roleName(content(), card)}</b>
                  <span class="mb-quiet">
                    {content().businessPerson[card]}, fee {row().fee}
                  </span>
                </span>
                <Show when={props.canGiveUp === true && desk.isLegal(move())}>
                  <GiveUp move={move()} />
                </Show>
              </li>
            );
          }}
        </For>
      </ul>
    </Show>
  );
}
