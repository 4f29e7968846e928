import type { Seat } from '@bandstand/engine';
import { For, Show } from 'solid-js';
import { TRACK_NAMES, boardWords } from '../text/index.ts';
import { BUBBLES, POWERS } from '../vocabulary.ts';
import { useModel } from './boardModel.ts';

const words = boardWords.people;

/** Powers by name: those that are filled with a ring, crossed out with a biro once used; the next of each track as quiet words. */
export function Powers(props: { seat: Seat }) {
  const model = useModel();
  const view = model.view;
  const filled = (track: number): number => (track === 0 ? view().intensity : view().craft)[props.seat];
  const name = (power: number): string => model.content().pack.powers[POWERS[power]].name;
  const owned = () =>
    [0, 1].flatMap((track) => Array.from({ length: filled(track) }, (_, bubble) => track * BUBBLES + bubble));
  const isUsed = (power: number): boolean => (view().used[props.seat] & (1 << power)) !== 0;
  const isMine = () => model.me() === props.seat;
  const next = () =>
    [0, 1].flatMap((track) =>
      filled(track) < BUBBLES ? [`${name(track * BUBBLES + filled(track))} (${TRACK_NAMES[track]})`] : [],
    );
  return (
    <div class="gd-powers">
      <ul aria-label={words.powers}>
        <For each={owned()} fallback={<li class="quiet">{words.none}</li>}>
          {(power) => (
            <li classList={{ used: isUsed(power) }} data-term={`power:${POWERS[power]}`}>
              <Bubble isUsed={isUsed(power)} />
              <span>
                <b>{name(power)}</b>
                <span class="visually-hidden">{isUsed(power) ? words.used : words.ready}</span>
                <Show when={isMine() && !isUsed(power)}>
                  {' '}
                  <small>{model.content().pack.powers[POWERS[power]].text}</small>
                </Show>
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={isMine() && next().length > 0}>
        <p class="quiet">{words.next(next())}</p>
      </Show>
    </div>
  );
}

/** A filled bubble; the biro crosses it out when the power is used. */
const Bubble = (props: { isUsed: boolean }) => (
  <svg viewBox="-8 -8 16 16" aria-hidden="true">
    <circle r="6" />
    <circle class="core" r="3" />
    <Show when={props.isUsed}>
      <path d="M-6-6 6 6M6-6-6 6" pathLength="1" />
    </Show>
  </svg>
);
