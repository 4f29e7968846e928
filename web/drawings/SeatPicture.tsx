import { Bust } from '@bandstand/kits/board-faces';
import { Match, Show, Switch } from 'solid-js';
import './seatPicture.css';

export type Inks = readonly [dark: string, bright: string];

/** Who sits on a seat: somebody whose face belongs to their name, a bot of some level, or nobody yet. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly rung?: number | undefined }
  | { readonly kind: 'open' };

const LINE = '#211c17';
const PAPER = '#f6f1e7';

/** Printed on paper in the inks of the game, also at night. */
export function SeatPicture(props: { sitter: Sitter; inks: Inks }) {
  return (
    <span class="seat-picture" classList={{ free: props.sitter.kind === 'open' }} aria-hidden="true">
      <Show when={props.sitter.kind !== 'open'} fallback="?">
        <Drawn sitter={props.sitter} inks={props.inks} />
      </Show>
    </span>
  );
}

interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/** Somebody who is there, by themselves or at a place of a larger picture. */
export function Drawn(props: { sitter: Sitter; inks: Inks } & Place) {
  const person = () => (props.sitter.kind === 'person' ? props.sitter : undefined);
  const bot = () => (props.sitter.kind === 'bot' ? props.sitter : undefined);
  return (
    <Switch>
      <Match when={person()}>
        {(somebody) => (
          <Bust
            id={somebody().name.trim().toLowerCase()}
            wardrobe={{ line: LINE, accents: [props.inks[0], props.inks[1], PAPER], shirt: props.inks[1] }}
            {...props}
          />
        )}
      </Match>
      <Match when={bot()}>{(metronome) => <Metronome {...props} rung={metronome().rung} />}</Match>
    </Switch>
  );
}

/** How far the weight has slid down the needle: the stronger the bot, the faster it beats. */
const WEIGHTS = [9, 13.5, 18, 22.5, 27];
/** Brows by level: the gentle one looks up, the fierce one frowns. */
const BROWS = [-2, -1, 0, 1.5, 3];
const MIDDLE = 3;

function Metronome(props: { rung: number | undefined; inks: Inks } & Place) {
  const place = () => Math.min(props.rung ?? MIDDLE, WEIGHTS.length) - 1;
  const brow = () => BROWS[place()];
  return (
    <svg viewBox="0 0 64 64" x={props.x} y={props.y} width={props.size} height={props.size}>
      <path d="M21 8h22l9 42H12z" fill={props.inks[1]} stroke={LINE} stroke-width="2.5" stroke-linejoin="round" />
      <path d="M9 50h46v8H9z" fill={props.inks[0]} stroke={LINE} stroke-width="2.5" stroke-linejoin="round" />
      <g stroke={LINE} stroke-width="2.2" stroke-linecap="round" fill="none">
        <path d={`M22.500 ${28 - brow() / 2}l5 ${brow()}M36.500 ${28 + brow() / 2}l5 ${-brow()}`} />
        <path d={brow() > 2 ? 'M27 43h10' : 'M26 41q6 5 12 0'} />
      </g>
      <circle cx="25.500" cy="34" r="2.300" fill={LINE} />
      <circle cx="38.500" cy="34" r="2.300" fill={LINE} />
      <g transform="rotate(22 32 50)">
        <path d="M32 48V3" stroke={LINE} stroke-width="2.2" stroke-linecap="round" />
        <path
          d={`M27.500 ${WEIGHTS[place()] - 3}h9l-1.500 7h-6z`}
          fill={PAPER}
          stroke={LINE}
          stroke-width="2"
          stroke-linejoin="round"
        />
      </g>
    </svg>
  );
}
