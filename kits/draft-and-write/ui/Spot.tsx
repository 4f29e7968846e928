import { PencilMark, type MarkName } from '../../board/index.tsx';
import { Show, type JSX } from 'solid-js';
import { useSheet } from './context.ts';
import type { SpotKey } from './spots.ts';

export interface SpotProps {
  readonly spot: SpotKey;
  /** Centre, and half of the width and height. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly round?: boolean;
  /** Half of what a finger may hit, where the place itself is small. */
  readonly reach?: number;
  /** What is printed or written there, so that the name of the button has it. */
  readonly says?: string | undefined;
  readonly children?: JSX.Element;
}

/** A place on the sheet: lit when a move is legal there, and then a button. */
export function Spot(props: SpotProps) {
  const scene = useSheet();
  const moves = () => scene.movesAt(props.spot);
  const isLegal = () => moves().length > 0;
  const corner = () => (props.round === true ? Math.min(props.w, props.h) : 6);
  const frame = () => ({
    x: props.x - props.w,
    y: props.y - props.h,
    width: 2 * props.w,
    height: 2 * props.h,
    rx: corner(),
  });
  /** Read by the thread that runs through a chain. */
  const steps = () => ({
    'data-ghost-step': scene.ghostStep(props.spot),
    'data-fresh-step': scene.freshStep(props.spot),
    'data-term': props.spot.replace(/^multiplier.*/, 'multiplier'),
  });
  const isUnwalked = () => (scene.freshStep(props.spot) ?? 0) > scene.walked;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    scene.choose(props.spot);
  };
  return (
    <Show
      when={isLegal()}
      fallback={
        <g
          {...steps()}
          data-point={props.spot}
          classList={{ 'dw-unwalked': isUnwalked() }}
          onClick={() => scene.explain(props.spot)}
        >
          {props.children}
          <Show when={scene.isPossible(props.spot)}>
            <rect class="dw-possible" classList={{ best: scene.isBest(props.spot) }} {...frame()} />
          </Show>
          <Extras />
        </g>
      }
    >
      <g
        {...steps()}
        class="dw-spot"
        classList={{ 'dw-unwalked': isUnwalked() }}
        role="button"
        tabindex="0"
        data-spot={props.spot}
        data-point={props.spot}
        data-move={moves().length === 1 ? moves()[0].id : undefined}
        data-looks
        data-opens={moves().length > 1 ? '' : undefined}
        aria-label={
          props.says === undefined ? scene.labelOf(props.spot) : `${props.says}: ${scene.labelOf(props.spot)}`
        }
        onClick={() => scene.choose(props.spot)}
        onKeyDown={onKey}
        onMouseEnter={() => scene.look(props.spot)}
        onMouseLeave={() => scene.look(undefined)}
        onFocus={() => scene.look(props.spot)}
        onBlur={() => scene.look(undefined)}
      >
        <Show when={props.reach}>
          {(reach) => (
            <rect
              class="dw-reach"
              x={props.x - reach()}
              y={props.y - reach()}
              width={2 * reach()}
              height={2 * reach()}
            />
          )}
        </Show>
        {props.children}
        <rect class="dw-lit" {...frame()} />
        <Extras />
      </g>
    </Show>
  );

  function Extras() {
    return (
      <>
        <Show when={(scene.freshStep(props.spot) ?? 0) > 0 && !isUnwalked()}>
          <rect class="flash dw-anchor" {...frame()} />
        </Show>
        <Show when={scene.ghostStep(props.spot) !== undefined}>
          <rect class="dw-anchor" {...frame()} />
        </Show>
      </>
    );
  }
}

/** A pencil mark where something is crossed, or would be. */
export function Mark(props: {
  name: MarkName;
  x: number;
  y: number;
  r: number;
  isMarked: boolean;
  isGhost: boolean;
  /** Of the crayon, where it is not a pencil. */
  ink?: string;
}) {
  return (
    <Show when={props.isMarked || props.isGhost}>
      <g style={{ '--crayon': props.ink }}>
        <PencilMark name={props.name} x={props.x} y={props.y} r={props.r} ghost={!props.isMarked} />
      </g>
    </Show>
  );
}
