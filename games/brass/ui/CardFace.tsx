import { Shape } from '@bandstand/kits/board';
import { For, Show } from 'solid-js';
import type { Pack } from '../content/shape.ts';
import { VOICES, type CardId } from '../state.ts';
import { pictureOf, shortName } from './instruments.ts';
import { VOICE_SHAPES, voiceClass } from './voices.ts';

type Card = Pack['cards'][number];

export const CARD_WIDTH = 66;
export const CARD_HEIGHT = 68;

/** Longer words are set a little tighter so that they stay on the card; in the units of the drawing. */
const LONGEST = 60;
const NAME_SIZE = 13.7;

/** About how wide a name is without that. */
const widthOf = (name: string): number => {
  let ems = 0;
  for (const sign of name) ems += /[il.rt1 ]/.test(sign) ? 0.3 : sign === 'm' ? 0.83 : 0.545;
  return ems * NAME_SIZE;
};

const voiceOf = (letter: string) => VOICES.find((voice) => voice === letter) ?? 'S';

/** A card's front as SVG: the back's colour on its upper edge, the instrument engraved, the voices in colour and form. */
export function CardFace(props: { card: Card; id: CardId; x?: number; y?: number }) {
  const symbols = () => props.card.voices.split('').map(voiceOf);
  const gap = () => (symbols().length > 4 ? 11 : 12.5);
  const firstX = () => CARD_WIDTH / 2 - ((symbols().length - 1) * gap()) / 2;
  const name = () => shortName(props.card.instrument);
  return (
    <g
      transform={`translate(${props.x ?? 0} ${props.y ?? 0})`}
      class={`card ${props.card.back}`}
      data-term={`card:${props.id}`}
    >
      <rect class="card-face" x="1" y="1" width={CARD_WIDTH - 2} height={CARD_HEIGHT - 2} rx="4" />
      <path class="card-edge" d={`M1 5A4 4 0 0 1 5 1H${CARD_WIDTH - 5}A4 4 0 0 1 ${CARD_WIDTH - 1} 5Z`} />
      <text
        class="card-name"
        font-size={`${NAME_SIZE}`}
        textLength={widthOf(name()) > LONGEST ? LONGEST : undefined}
        lengthAdjust="spacingAndGlyphs"
        x={CARD_WIDTH / 2}
        y="17.5"
      >
        {name()}
      </text>
      <Show when={pictureOf(props.card)}>
        {(picture) => <image class="instrument" href={picture()} x="8" y="20" width="50" height="31" />}
      </Show>
      <For each={symbols()}>
        {(voice, i) => (
          <Shape name={VOICE_SHAPES[voice]} class={voiceClass(voice)} x={firstX() + i() * gap()} y={59} r={4.8} />
        )}
      </For>
    </g>
  );
}

/** The card as a picture of its own. */
export function CardPicture(props: { card: Card; id: CardId }) {
  return (
    <svg class="card-picture" viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
      <CardFace card={props.card} id={props.id} />
    </svg>
  );
}
