import type { Seat } from '@bandstand/engine';
import { Bust, counted } from '@bandstand/kits/board';
import { For, Show } from 'solid-js';
import { BAND, characterKey, DEFAULT_BAND, DEFAULT_INSTRUMENTS, instrumentKey, songKey } from '../captions.ts';
import { ROLE_TITLES, TRACK_NAMES, boardWords, songTitle, gameWords } from '../text/index.ts';
import { BUBBLES, POWERS, ROLES } from '../vocabulary.ts';
import { Caption } from './Caption.tsx';
import { useDesk } from './desk.ts';
import { faceId, WARDROBES } from './faces.ts';

const words = boardWords.people;

/** Three character sheets and the band's own. */
export function People() {
  const desk = useDesk();
  const view = desk.view;
  return (
    <section class="gd-people" aria-label={words.label}>
      <article class="panel gd-band" data-far>
        <h2>
          <Caption key={BAND} fallback={DEFAULT_BAND} />
        </h2>
        <dl>
          <Stat name="COIN" value={view().bandCoin} term="coin" />
          <Stat name="CROWD" value={view().bandCrowd} term="crowd" />
          <Stat name="CLOUT" value={view().clout} term="clout" />
        </dl>
        <p class="quiet">
          {[words.round(view().round, view().gigs), words.bar(view().labelBar)]
            .filter((part) => part !== '')
            .join('. ')}
          .
        </p>
        <ul class="gd-songs">
          <For each={view().songs}>
            {(song, index) => (
              <li data-term="song">
                <Caption key={songKey(index())} fallback={songTitle(index())} />{' '}
                <span class="quiet">{words.parts(song.columns.length)}</span>
                <Show when={song.recorded >= 0}>
                  <b class="disc" data-term="recorded" title={words.recorded}>
                    {song.recorded}
                  </b>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </article>
      <For each={Array.from({ length: ROLES }, (_, seat) => seat)}>{(seat) => <Person seat={seat} />}</For>
    </section>
  );
}

/** Who somebody is, what they own, what their role gets, and their powers in words. */
function Person(props: { seat: Seat }) {
  const desk = useDesk();
  const view = desk.view;
  const seat = () => props.seat;
  const knobs = () => desk.content().pack.knobs;
  const hasName = () => desk.slot(characterKey(seat())) !== undefined || desk.caption(characterKey(seat()), '') !== '';
  const notes = () =>
    [
      words.cards(view().handSizes[seat()]),
      ...(view().ownDice[seat()] > 0 ? [words.dice(view().ownDice[seat()])] : []),
      ...((view().made & (1 << seat())) !== 0 && view().asked !== 0 ? [words.chosen] : []),
    ].join(', ');
  return (
    <article data-far class={`panel gd-person role-${seat()}`} classList={{ me: desk.me() === seat() }}>
      <header data-term={`role:${seat()}`}>
        <Bust id={faceId(desk.names()[seat()] ?? '')} wardrobe={WARDROBES[seat()]} />
        <div>
          <h2>
            {desk.names()[seat()]} <small>{desk.me() === seat() ? words.you : ''}</small>
          </h2>
          <p class="gd-character">
            <span class="letter" aria-hidden="true" data-term={`role:${seat()}`}>
              {ROLE_TITLES[seat()][0]}
            </span>{' '}
            {ROLE_TITLES[seat()]},{' '}
            <Show when={hasName()}>
              <Caption key={characterKey(seat())} fallback={gameWords.people.noStageNameYet} />{' '}
              {gameWords.people.on}{' '}
            </Show>
            <Caption key={instrumentKey(seat())} fallback={DEFAULT_INSTRUMENTS[seat()]} />
          </p>
        </div>
      </header>
      <dl>
        <Stat name="COIN" value={view().coin[seat()]} term="coin" />
        <Stat name="CROWD" value={view().crowd[seat()]} term="crowd" />
        <Stat name="COMMITMENT" value={view().commitment[seat()]} term="commitment" />
      </dl>
      <p class="gd-bonus" data-term="bonus">
        {words.bonus[seat()](knobs().beatsCrowd, knobs().frontBase, knobs().melodyCoin)}
      </p>
      <Powers seat={seat()} />
      <p class="quiet">{notes()}</p>
    </article>
  );
}

/** Powers by name: those that are filled with a ring, crossed out with a biro once used; the next of each track as quiet words. */
function Powers(props: { seat: Seat }) {
  const desk = useDesk();
  const view = desk.view;
  const filled = (track: number): number => (track === 0 ? view().intensity : view().craft)[props.seat];
  const name = (power: number): string => desk.content().pack.powers[POWERS[power]].name;
  const owned = () =>
    [0, 1].flatMap((track) => Array.from({ length: filled(track) }, (_, bubble) => track * BUBBLES + bubble));
  const isUsed = (power: number): boolean => (view().used[props.seat] & (1 << power)) !== 0;
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
              <svg viewBox="-8 -8 16 16" aria-hidden="true">
                <circle r="6" />
                <circle class="core" r="3" />
                <Show when={isUsed(power)}>
                  <path d="M-6-6 6 6M6-6-6 6" />
                </Show>
              </svg>
              <b>{name(power)}</b>
              <span class="visually-hidden">{isUsed(power) ? words.used : words.ready}</span>
              <Show when={desk.me() === props.seat}>
                <small>{desk.content().pack.powers[POWERS[power]].text}</small>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={desk.me() === props.seat && next().length > 0}>
        <p class="quiet">{words.next(next())}</p>
      </Show>
    </div>
  );
}

function Stat(props: { name: string; value: number; term: string }) {
  const shown = counted(() => props.value);
  return (
    <div data-term={props.term}>
      <dt>{props.name}</dt>
      <dd>{shown()}</dd>
    </div>
  );
}
