import { For } from 'solid-js';
import type { View } from '../state.ts';
import { useDesk } from './desk.ts';

const PARTS = ['Auctions', 'Events', 'Contract', 'Pay Day'] as const;

/** Which of the four parts of a turn a view is in; -1 during set-up and after the end. */
export function partOf(view: View): number {
  switch (view.phase) {
    case 'nominate':
    case 'open':
    case 'bid':
    case 'free':
      return 0;
    case 'event':
    case 'react':
    case 'scout':
    case 'trim':
    case 'discard':
      return 1;
    case 'negotiate':
    case 'insure':
    case 'draw':
      return 2;
    case 'resolve':
      return view.resume === 'events' ? 1 : view.resume === 'draws' ? 2 : 0;
    case 'shuffle':
      return 3;
    default:
      return -1;
  }
}

/** Turn, part of the turn, decks. */
export function Ribbon() {
  const desk = useDesk();
  const view = desk.view;
  return (
    <div class="mb-ribbon">
      <b class="mb-turn">
        Turn {view().turn} <small>of at most {view().turnLimit}</small>
      </b>
      <ol>
        <For each={PARTS}>
          {(name, index) => <li aria-current={partOf(view()) === index() ? 'step' : undefined}>{name}</li>}
        </For>
      </ol>
      <span class="mb-quiet mb-decks">
        Decks: band {view().bandDeckSize}, business {view().businessDeckSize}, events {view().eventDeckSize}
      </span>
    </div>
  );
}
