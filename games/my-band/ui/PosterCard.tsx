import { Show } from 'solid-js';
import { boardWords, occupationName, roleName, gameWords } from '../text/index.ts';
import { useModel } from './boardModel.ts';
import { Letters } from './Letters.tsx';
import { Portrait } from './Portrait.tsx';

/** A band member as a small gig poster. */
export function BandPoster(props: { card: number }) {
  const model = useModel();
  const row = () => model.content().pack.band[props.card];
  return (
    <span class="mb-poster" data-term={`member:${props.card}`}>
      <Portrait id={row().id} place={props.card} thing={row().occupation} />
      <b class="mb-name">{row().name}</b>
      <span class="mb-role">{occupationName(model.content(), props.card)}</span>
      <Letters mask={model.content().letters[props.card]} />
      <span class="mb-fee" data-term="fee">
        {gameWords.posterCard.fee(row().fee)}
      </span>
    </span>
  );
}

/** A business person as a small card. */
export function BusinessPoster(props: { card: number }) {
  const model = useModel();
  const row = () => model.content().pack.business[model.content().businessOccupation[props.card]];
  return (
    <span class="mb-poster business" data-term={`business:${props.card}`}>
      <Portrait
        id={`${row().id}-${model.content().businessPerson[props.card]}`}
        place={model.content().pack.band.length + props.card}
        thing={row().id}
      />
      <b class="mb-name">{model.content().businessPerson[props.card]}</b>
      <span class="mb-role">{roleName(model.content(), props.card)}</span>
      <span class="mb-kind">{gameWords.posterCard.business}</span>
      <span class="mb-fee" data-term="fee">
        {gameWords.posterCard.fee(row().fee)}
      </span>
    </span>
  );
}

/** Nobody knows who this is. */
export function HiddenPoster() {
  return (
    <span class="mb-poster hidden" data-term="hidden">
      <svg viewBox="0 0 64 64" class="mb-portrait" aria-hidden="true">
        <rect width="64" height="64" class="back" />
        <path
          d="M8 64C9 51 20 48.500 27 47.500V42C22 38 20 33 20 27C20 18 26 14 32 14S44 18 44 27C44 33 42 38 37 42V47.500C44 48.500 55 51 56 64Z"
          class="shade"
        />
        <text x="32" y="37" text-anchor="middle" class="mark">
          ?
        </text>
      </svg>
      <b class="mb-name">{gameWords.posterCard.faceDown}</b>
      <span class="mb-role">{gameWords.posterCard.bandMember}</span>
    </span>
  );
}

/** The card that sells a fret. */
export function PopularityPoster() {
  const model = useModel();
  return (
    <span class="mb-poster popularity" data-term="popularity" classList={{ sold: model.view().popularitySold }}>
      <svg viewBox="0 0 64 64" class="mb-portrait" aria-hidden="true">
        <rect width="64" height="64" fill="#d4342c" />
        <path
          d="M32 6 37.500 23.500 56 23.500 41 34.500 46.500 52 32 41.500 17.500 52 23 34.500 8 23.500 26.500 23.500Z"
          fill="#f6f1e7"
        />
        <path
          d="M32 24V38M26 30 32 24 38 30"
          fill="none"
          stroke="#211c17"
          stroke-width="3"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
      <b class="mb-name">{gameWords.posterCard.popularityBid}</b>
      <span class="mb-role">{boardWords.popularity.what(model.content().pack.popularity.bid)}</span>
      <Show when={model.view().popularitySold}>
        <span class="mb-stamp signed">{gameWords.posterCard.sold}</span>
      </Show>
    </span>
  );
}
