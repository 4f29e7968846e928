import { For, Show } from 'solid-js';
import type { Pack } from '../content/shape.ts';
import { NO_CARD, type CardId, type View } from '../state.ts';
import { CardPicture } from './CardFace.tsx';

/** Deck, discards and the coming row where it is certain: open to everybody, so shown to everybody. */
export function Aids(props: { view: View; pack: Pack }) {
  return (
    <div class="aids">
      <section class="panel" aria-labelledby="deck-title">
        <h3 id="deck-title">Deck</h3>
        <p class="deck">
          <DeckPile back="silver" count={props.view.undealt.silver.length} />
          <DeckPile back="gold" count={props.view.undealt.gold.length} />
        </p>
        <h3>Discards</h3>
        <Cards ids={props.view.discards.filter((card) => card !== NO_CARD)} pack={props.pack} empty="None yet." />
      </section>
      <section class="panel" aria-labelledby="coming-title">
        <h3 id="coming-title">Coming row</h3>
        <Show when={props.view.coming.length > 0} fallback={<p class="quiet">Not known before it is dealt.</p>}>
          <p class="quiet">The rest of this back, so everybody knows it.</p>
          <Cards ids={props.view.coming} pack={props.pack} empty="" />
        </Show>
      </section>
    </div>
  );
}

function DeckPile(props: { back: 'silver' | 'gold'; count: number }) {
  return (
    <span class="pile">
      <svg viewBox="0 0 30 36" aria-hidden="true">
        <Show when={props.count > 0}>
          <rect class={`pile-back ${props.back}`} x="5" y="5" width="22" height="29" rx="3" />
        </Show>
        <rect
          class={`pile-back ${props.back}`}
          classList={{ none: props.count === 0 }}
          x="2"
          y="2"
          width="22"
          height="29"
          rx="3"
        />
      </svg>
      {props.count} {props.back}
    </span>
  );
}

function Cards(props: { ids: readonly CardId[]; pack: Pack; empty: string }) {
  return (
    <ul class="small-cards">
      <For each={props.ids} fallback={<li class="quiet">{props.empty}</li>}>
        {(id) => (
          <li>
            <CardPicture card={props.pack.cards[id]} />
            <span class="visually-hidden">
              {props.pack.cards[id].instrument}, {props.pack.cards[id].voices.split('').join(' ')}
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}
