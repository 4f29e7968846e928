import type { StickerProps } from '@bandstand/kits/draft-and-write-ui';
import { Show } from 'solid-js';

/** Longer names are drawn together. */
const ROOM = 74;
const LETTER = 9.6;

/** A player stuck into the album: white edge, a lifted corner, the name below; the best ones shine. */
export function Sticker(props: StickerProps) {
  const name = () => props.card.name.split(' ').at(-1) ?? '';
  const isShiny = () => props.card.kind === 'member' && props.card.level >= 5;
  return (
    <g data-term="post" classList={{ 'dds-shiny': isShiny() }}>
      <path class="dds-sticker" d="M-38-41H38q3 0 3 3V50L27 64H-38q-3 0-3-3V-38q0-3 3-3z" />
      <Show when={isShiny()}>
        <path class="dds-foil" d="M-41-14-14-41H2L-41 2zM-41 26 26-41h9L-41 35zM12 41 41 12v9L21 41z" />
      </Show>
      <path class="dds-curl" d="M41 50H30q-3 0-3 3v11z" />
      <text
        class="dds-sticker-name"
        x="-3"
        y="58"
        textLength={name().length * LETTER > ROOM ? ROOM : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {name()}
      </text>
    </g>
  );
}
