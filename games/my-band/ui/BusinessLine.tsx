import type { Seat } from '@bandstand/engine';
import { For, Show } from 'solid-js';
import { holdsRole } from '../rules/cards.ts';
import { boardWords, roleName } from '../text/index.ts';
import { useModel } from './boardModel.ts';
import { Portrait } from './Portrait.tsx';
import { GiveUp } from './Spot.tsx';

/** A seat's business people; one that is looked at appears as a ghost, unless it would go back at once. */
export function BusinessLine(props: { seat: Seat; ghost?: number | undefined; canGiveUp?: boolean }) {
  const model = useModel();
  const content = model.content;
  const line = () => model.view().business[props.seat];
  const ghosts = () => {
    const card = props.ghost;
    return card === undefined || holdsRole(content(), line(), content().businessOccupation[card]) ? [] : [card];
  };
  return (
    <Show when={line().length + ghosts().length > 0} fallback={<p class="mb-quiet">{boardWords.noBusiness}</p>}>
      <ul class="mb-business">
        <For each={line()}>{(card) => <Person card={card} />}</For>
        <For each={ghosts()}>{(card) => <Person card={card} isGhost />}</For>
      </ul>
    </Show>
  );

  function Person(person: { card: number; isGhost?: boolean }) {
    const row = () => content().pack.business[content().businessOccupation[person.card]];
    const move = () => model.book().discardBusiness[person.card];
    return (
      <li
        data-term={`business:${person.card}`}
        classList={{ ghost: person.isGhost === true }}
        data-card={person.isGhost === true ? undefined : `business ${person.card}`}
      >
        <Portrait
          id={`${row().id}-${content().businessPerson[person.card]}`}
          place={content().pack.band.length + person.card}
          thing={row().id}
        />
        <span>
          <b>{roleName(content(), person.card)}</b>
          <span class="mb-quiet">{boardWords.person(content().businessPerson[person.card], row().fee)}</span>
        </span>
        <Show when={props.canGiveUp === true && person.isGhost !== true && model.isLegal(move())}>
          <GiveUp move={move()} />
        </Show>
      </li>
    );
  }
}
