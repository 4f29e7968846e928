import { InlineShape } from '@bandstand/kits/board';
import { For, Show } from 'solid-js';
import type { Pack } from '../content/shape.ts';
import { NO_CARD, VOICES, type CardId, type View, type Voice } from '../state.ts';
import { VOICE_NAMES, gameWords, voicesText } from '../text/index.ts';
import { CardPicture } from './CardFace.tsx';
import { VOICE_SHAPES, voiceClass } from './voices.ts';

/** What is still to come and what was left over: open to everybody, so shown to everybody. */
export function Aids(props: { view: View; pack: Pack }) {
  const coming = () => props.view.coming;
  /** Cards of which only the order is unknown. */
  const later = () => {
    const known = new Set(coming());
    return [...props.view.undealt.silver, ...props.view.undealt.gold].filter((card) => !known.has(card));
  };
  const backsOf = (ids: readonly CardId[]): string => {
    const silver = ids.filter((id) => props.pack.cards[id].back === 'silver').length;
    const parts = [
      ...(silver === 0 ? [] : [gameWords.aids.silver(silver)]),
      ...(silver === ids.length ? [] : [gameWords.aids.gold(ids.length - silver)]),
    ];
    return gameWords.aids.both(parts);
  };
  return (
    <div class="aids">
      <section class="panel" data-far aria-labelledby="coming-title" data-term="coming">
        <h3 id="coming-title">{gameWords.aids.stillToCome}</h3>
        <Show when={coming().length > 0}>
          <p>
            <b>{gameWords.aids.nextRound}</b> {gameWords.aids.theseNineKnownToEverybody}{' '}
            <Totals ids={coming()} pack={props.pack} />
          </p>
          <Cards ids={coming()} pack={props.pack} empty="" />
        </Show>
        <Show
          when={later().length > 0}
          fallback={
            <Show when={coming().length === 0}>
              <p class="quiet">{gameWords.aids.nothingThisIsTheLast}</p>
            </Show>
          }
        >
          <p>
            <b>{coming().length > 0 ? gameWords.aids.afterThat : gameWords.aids.later}</b>{' '}
            {gameWords.aids.inAnOrderNobodyKnows(backsOf(later()))} <Totals ids={later()} pack={props.pack} />
          </p>
        </Show>
      </section>
      <section class="panel" data-far aria-labelledby="discards-title" data-term="discards">
        <h3 id="discards-title">{gameWords.aids.discards}</h3>
        <Cards
          ids={props.view.discards.filter((card) => card !== NO_CARD)}
          pack={props.pack}
          empty={gameWords.aids.noneYet}
        />
      </section>
    </div>
  );
}

/** How often each voice shows on these cards. */
function Totals(props: { ids: readonly CardId[]; pack: Pack }) {
  const total = (voice: Voice): number =>
    props.ids.reduce((sum, id) => sum + props.pack.cards[id].voices.split(voice).length - 1, 0);
  return (
    <span class="totals">
      <For each={VOICES}>
        {(voice) => (
          <span data-term={`voice-${voice}`}>
            <InlineShape name={VOICE_SHAPES[voice]} class={voiceClass(voice)} />
            <span class="visually-hidden">{VOICE_NAMES[voice]} </span> {total(voice)}
          </span>
        )}
      </For>
    </span>
  );
}

function Cards(props: { ids: readonly CardId[]; pack: Pack; empty: string }) {
  return (
    <ul class="small-cards">
      <For each={props.ids} fallback={<li class="quiet">{props.empty}</li>}>
        {(id) => (
          <li>
            <CardPicture id={id} card={props.pack.cards[id]} />
            <span class="visually-hidden">
              {props.pack.cards[id].instrument}, {voicesText(props.pack.cards[id].voices)}
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}
