import { For, Show } from 'solid-js';
import { BUBBLES, POWERS, ROLES } from '../vocabulary.ts';
import { BAND, characterKey, DEFAULT_BAND, DEFAULT_INSTRUMENTS, instrumentKey, songKey } from '../captions.ts';
import { ROLE_TITLES, songTitle, TRACK_NAMES } from '../text/names.ts';
import { Caption } from './Caption.tsx';
import { useDesk } from './desk.ts';

/** Three character sheets and the band's own. */
export function People() {
  const desk = useDesk();
  const view = desk.view;
  return (
    <section class="gd-people" aria-label="The band and its members">
      <article class="panel gd-band">
        <h2>
          <Caption key={BAND} fallback={DEFAULT_BAND} />
        </h2>
        <dl>
          <Stat name="COIN" value={view().bandCoin} />
          <Stat name="CROWD" value={view().bandCrowd} />
          <Stat name="CLOUT" value={view().clout} />
        </dl>
        <p class="quiet">
          Round {view().round}, {view().gigs === 1 ? '1 gig' : `${view().gigs} gigs`} played. Label bar{' '}
          {view().labelBar}.
        </p>
        <ul class="gd-songs">
          <For each={view().songs}>
            {(song, index) => (
              <li>
                <Caption key={songKey(index())} fallback={songTitle(index())} />{' '}
                <span class="quiet">{song.columns.length} parts</span>
                <Show when={song.recorded >= 0}>
                  <b class="disc" title="Recorded score">
                    {song.recorded}
                  </b>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </article>
      <For each={Array.from({ length: ROLES }, (_, seat) => seat)}>
        {(seat) => (
          <article class={`panel gd-person role-${seat}`} classList={{ me: desk.me() === seat }}>
            <h2>
              <span class="letter" aria-hidden="true">
                {ROLE_TITLES[seat][0]}
              </span>
              {desk.names()[seat]} <small>{ROLE_TITLES[seat]}</small>
            </h2>
            <p class="gd-character">
              <Show when={desk.slot(characterKey(seat)) || desk.caption(characterKey(seat), '') !== ''}>
                <Caption key={characterKey(seat)} fallback="no stage name yet" />{' '}
              </Show>
              <span class="gd-instrument">
                <Show when={desk.slot(characterKey(seat)) || desk.caption(characterKey(seat), '') !== ''}>{'on '}</Show>
                <Caption key={instrumentKey(seat)} fallback={DEFAULT_INSTRUMENTS[seat]} />
              </span>
            </p>
            <dl>
              <Stat name="COIN" value={view().coin[seat]} />
              <Stat name="CROWD" value={view().crowd[seat]} />
              <Stat name="COMMITMENT" value={view().commitment[seat]} />
            </dl>
            <For each={[0, 1]}>
              {(track) => (
                <p class="gd-track">
                  <span>{TRACK_NAMES[track]}</span>
                  <For each={Array.from({ length: BUBBLES }, (_, bubble) => bubble)}>
                    {(bubble) => {
                      const power = POWERS[track * 4 + bubble];
                      const isFilled = () => (track === 0 ? view().intensity : view().craft)[seat] > bubble;
                      const isUsed = () => (view().used[seat] & (1 << (track * 4 + bubble))) !== 0;
                      return (
                        <abbr
                          class="bubble"
                          classList={{ filled: isFilled(), used: isFilled() && isUsed() }}
                          title={`${desk.content().pack.powers[power].name}: ${desk.content().pack.powers[power].text}${isUsed() ? ' Used.' : ''}`}
                        >
                          {desk.content().pack.powers[power].name[0]}
                        </abbr>
                      );
                    }}
                  </For>
                </p>
              )}
            </For>
            <p class="quiet">
              {several(view().handSizes[seat], 'card')}, {several(view().ownDice[seat], 'special die', 'special dice')}
              <Show when={(view().made & (1 << seat)) !== 0 && view().asked !== 0}>, has chosen</Show>
            </p>
          </article>
        )}
      </For>
    </section>
  );
}

const several = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;

const Stat = (props: { name: string; value: number }) => (
  <div>
    <dt>{props.name}</dt>
    <dd>{props.value}</dd>
  </div>
);
