import type { Seat } from '@bandstand/engine';
import { Bust } from '@bandstand/kits/board';
import { For, Show } from 'solid-js';
import { BAND, characterKey, instrumentKey, songKey } from '../captionKeys.ts';
import { DEFAULT_BAND, DEFAULT_INSTRUMENTS } from '../captions.ts';
import { ROLE_TITLES, boardWords, songTitle, gameWords } from '../text/index.ts';
import { barAfter } from '../rules/breakUp.ts';
import { ROLES } from '../vocabulary.ts';
import { Caption } from './Caption.tsx';
import { useModel } from './boardModel.ts';
import { faceId, WARDROBES } from './faces.ts';
import { Powers } from './Powers.tsx';
import { Stat } from './Stat.tsx';

const words = boardWords.people;

/** The band's own sheet and the three of its members. */
export const People = () => (
  <section class="gd-people" aria-label={words.label}>
    <Band />
    <For each={Array.from({ length: ROLES }, (_, seat) => seat)}>{(seat) => <Person seat={seat} />}</For>
  </section>
);

/** What belongs to all three: money, fans, a name in the trade, and the songs. */
function Band() {
  const model = useModel();
  const view = model.view;
  return (
    <article class="panel gd-print gd-band" data-far>
      <h2>
        <Caption key={BAND} fallback={DEFAULT_BAND} />
      </h2>
      <dl class="gd-stats" data-anchor="band">
        <Stat name="COIN" value={view().bandCoin} term="coin" />
        <Stat name="CROWD" value={view().bandCrowd} term="crowd" />
        <Stat name="CLOUT" value={view().clout} term="clout" />
      </dl>
      <p class="quiet">
        {words.course(view().gigs, barAfter(view().cause === 'none' ? 'walkOut' : view().cause, view()))}
      </p>
      <ul class="gd-songs">
        <For each={view().songs}>
          {(song, index) => (
            <li data-term="song" title={words.parts(song.columns.length)}>
              <Caption key={songKey(index())} fallback={songTitle(index())} />
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
  );
}

/** Who somebody is, what they own, what their role gets, and their powers in words. */
function Person(props: { seat: Seat }) {
  const model = useModel();
  const view = model.view;
  const seat = () => props.seat;
  const knobs = () => model.content().pack.knobs;
  const hasChosen = () => (view().made & (1 << seat())) !== 0 && view().asked !== 0;
  const notes = () =>
    [
      words.cards(view().handSizes[seat()]),
      ...(view().ownDice[seat()] > 0 ? [words.dice(view().ownDice[seat()])] : []),
      ...(hasChosen() ? [words.chosen] : []),
    ].join(', ');
  return (
    <article
      data-far
      data-one-screen={model.me() === seat() ? '' : undefined}
      class={`panel gd-print gd-person role-${seat()}`}
      classList={{ me: model.me() === seat(), new: view().phase === 'startBubble' }}
    >
      <Head seat={seat()} />
      <dl class="gd-stats" data-anchor={`seat ${seat()}`}>
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

/** A face, a name, a role with an instrument, and the stage name somebody wrote. */
function Head(props: { seat: Seat }) {
  const model = useModel();
  const seat = () => props.seat;
  const hasStageName = () =>
    model.slot(characterKey(seat())) !== undefined || model.caption(characterKey(seat()), '') !== '';
  return (
    <header data-term={`role:${seat()}`}>
      <Bust id={faceId(model.names()[seat()] ?? '')} wardrobe={WARDROBES[seat()]} />
      <div>
        <h2>
          {model.names()[seat()]} <small>{model.me() === seat() ? words.you : ''}</small>
        </h2>
        <p class="gd-character">
          <span class="letter" aria-hidden="true" data-term={`role:${seat()}`}>
            {ROLE_TITLES[seat()][0]}
          </span>
          {ROLE_TITLES[seat()]}, <Caption key={instrumentKey(seat())} fallback={DEFAULT_INSTRUMENTS[seat()]} />
        </p>
        <Show when={hasStageName()}>
          <p class="gd-stage-name" classList={{ empty: model.caption(characterKey(seat()), '') === '' }}>
            <Caption key={characterKey(seat())} fallback={gameWords.people.noStageNameYet} />
          </p>
        </Show>
      </div>
    </header>
  );
}
