import { gameWords } from '../../text/index.ts';
import { Show } from 'solid-js';
import { circleTitle } from '../../text/index.ts';
import { CIRCLES, CRESCENDO, CROWN as CROWN_CIRCLE, DOWN, EQUALS, UP } from '../../vocabulary.ts';
import { PART_WIDTH, slotPlace } from './geometry.ts';

const CROWN = 'M-10 6-12-6-6-1 0-10 6-1 12-6 10 6Z';
const FERMATA = 'M-17 9A17 16 0 0 1 17 9';
/** Hairpins open to the right where the row should rise, to the left where it should fall. */
const HAIRPINS: Readonly<Record<number, string>> = {
  [UP]: 'M-27 0 27-13M-27 0 27 13',
  [DOWN]: 'M27 0-27-13M27 0-27 13',
  [CRESCENDO]: 'M-27 0 27-13M-27 0 27 13M-18 0 27-8M-18 0 27 8',
};
const TIE = 'M-26 8Q0 24 26 8Q0 19-26 8Z';
/** By circle: the role that scores; a key change scores for the row it lies in. */
const ROLE_OF = [2, 0, 1, 1, 1, 1, 2, 0, 0, 2] as const;
const roleOf = (circle: number, slot: number): number => ROLE_OF[circle] ?? (slot < 5 ? 2 : 1);

/** A circle as a sign of music: a crown under a fermata, hairpins, ties; what it scored is written in. */
export function Ornament(props: { circle: number; points: number; column: number; slot: number }) {
  const at = () => slotPlace(props.slot);
  /** Long words need more than a circle. */
  const half = () => (props.points > 0 ? 13 : Math.max(13, gameWords.circleSigns[props.circle].length * 5 + 3));
  const isCrown = () => props.circle === CROWN_CIRCLE;
  const Sign = (sign: { y: number }) => (
    <text classList={{ score: props.points > 0 }} y={sign.y}>
      {props.points > 0 ? `+${props.points}` : gameWords.circleSigns[props.circle]}
    </text>
  );
  return (
    <g
      class={`circle ${CIRCLES[props.circle]} role-${roleOf(props.circle, props.slot)}`}
      classList={{ lit: props.points > 0 }}
      transform={`translate(${props.column * PART_WIDTH + at()[0]} ${at()[1]})`}
      data-term={`circle:${CIRCLES[props.circle]}`}
    >
      <title>{`${circleTitle(props.circle)}: ${props.points}`}</title>
      <Show when={isCrown()}>
        <path class="line" d={FERMATA} />
        <path class="crown-shape" d={CROWN} transform="translate(0 4) scale(.8)" />
        <Show when={props.points > 0}>
          <text class="score" x="38" y="0">
            {`+${props.points}`}
          </text>
        </Show>
      </Show>
      <Show when={HAIRPINS[props.circle]}>
        {(hairpin) => (
          <>
            <path class="line" d={hairpin()} />
            <Sign y={5} />
          </>
        )}
      </Show>
      <Show when={props.circle === EQUALS}>
        <path class="tie" d={TIE} />
        <Sign y={5} />
      </Show>
      <Show when={props.circle > DOWN && props.circle !== CRESCENDO}>
        <rect class="pill" x={-half()} y="-13" width={half() * 2} height="26" rx="13" />
        <Sign y={4.5} />
      </Show>
    </g>
  );
}
