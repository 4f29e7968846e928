import { Shape } from '@bandstand/kits/board';
import { For } from 'solid-js';
import type { Pack } from '../content/shape.ts';
import { VOICES } from '../state.ts';
import { VOICE_SHAPES, voiceClass } from './voices.ts';

type Card = Pack['cards'][number];

export const CARD_WIDTH = 66;
export const CARD_HEIGHT = 60;

/** Long words are set a little tighter so that they stay on the card. */
const LONGEST = 52;

const voiceOf = (letter: string) => VOICES.find((voice) => voice === letter) ?? 'S';

/** "Principal Cornet" on two lines, "Euphonium" on one. */
const linesOf = (instrument: string): string[] => instrument.split(' ');

/** A card's front as SVG: the back's colour on its edge, the instrument, the voices in colour and form. */
export function CardFace(props: { card: Card; x?: number; y?: number }) {
  const symbols = () => props.card.voices.split('').map(voiceOf);
  const gap = () => (symbols().length > 4 ? 10.5 : 12);
  const firstX = () => 36 - ((symbols().length - 1) * gap()) / 2;
  return (
    <g transform={`translate(${props.x ?? 0} ${props.y ?? 0})`}>
      <rect class="card-face" x="1" y="1" width={CARD_WIDTH - 2} height={CARD_HEIGHT - 2} rx="4" />
      <path
        class={`card-edge ${props.card.back}`}
        d={`M5 1H7V${CARD_HEIGHT - 1}H5A4 4 0 0 1 1 ${CARD_HEIGHT - 5}V5A4 4 0 0 1 5 1Z`}
      />
      <For each={linesOf(props.card.instrument)}>
        {(line, i) => (
          <text
            class="card-name"
            textLength={line.length > 7 ? LONGEST : undefined}
            lengthAdjust="spacingAndGlyphs"
            x="36"
            y={16 + i() * 13 + (linesOf(props.card.instrument).length === 1 ? 7 : 0)}
          >
            {`${line} `}
          </text>
        )}
      </For>
      <For each={symbols()}>
        {(voice, i) => (
          <Shape name={VOICE_SHAPES[voice]} class={voiceClass(voice)} x={firstX() + i() * gap()} y={46} r={5} />
        )}
      </For>
    </g>
  );
}

/** The card as a picture of its own. */
export function CardPicture(props: { card: Card }) {
  return (
    <svg class="card-picture" viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
      <CardFace card={props.card} />
    </svg>
  );
}
