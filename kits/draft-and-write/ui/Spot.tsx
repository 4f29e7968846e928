import { PencilMark, type MarkName } from '../../board/index.tsx';
import { createMemo, Show, type JSX } from 'solid-js';
import { useSheet } from './context.ts';
import type { SpotKey } from './spots.ts';

export interface SpotProps {
  readonly spot: SpotKey;
  /** Centre, and half of the width and height. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** How much further down its frame goes: a sticker has a name under its picture. */
  readonly below?: number | undefined;
  readonly round?: boolean;
  /** Half of what a finger may hit, where the place itself is small. */
  readonly reach?: number;
  /** What is printed or written there, so that the name of the button has it. */
  readonly says?: string | undefined;
  /** What is written there now, for whoever cannot see it; undefined where nothing is. */
  readonly tells?: string | undefined;
  readonly children?: JSX.Element;
}

/** A place on the sheet: lit when a move is legal there, and then a button. */
export function Spot(props: SpotProps) {
  const scene = useSheet();
  const moves = () => scene.movesAt(props.spot);
  const isLegal = createMemo(() => moves().length > 0);
  // Each place asks for itself what has changed: a sheet has hundreds of them, and an update is about a few.
  const ghostStep = createMemo(() => scene.ghostStep(props.spot));
  const freshStep = createMemo(() => scene.freshStep(props.spot));
  const isFresh = () => (freshStep() ?? 0) > 0;
  const isUnwalked = createMemo(() => isFresh() && (freshStep() ?? 0) > scene.walked);
  const isPossible = createMemo(() => !isLegal() && scene.isPossible(props.spot));
  const onKey = (event: KeyboardEvent): void => {
    if (!isLegal() || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    scene.choose(props.spot);
  };
  const onClick = (event: MouseEvent): void => {
    if (!isLegal()) return scene.explain(props.spot);
    event.stopPropagation();
    scene.choose(props.spot);
  };
  const look = (): void => {
    if (isLegal()) scene.look(props.spot);
  };
  const lookAway = (): void => {
    if (isLegal()) scene.look(undefined);
  };
  const label = () =>
    props.says === undefined ? scene.labelOf(props.spot) : `${props.says}: ${scene.labelOf(props.spot)}`;
  /** What it has only while something can be done here: the drawing stays the same one. */
  const whenLegal = <Value,>(value: () => Value): Value | undefined => (isLegal() ? value() : undefined);
  return (
    <g
      // Read by the thread that runs through a chain.
      data-ghost-step={ghostStep()}
      data-fresh-step={freshStep()}
      data-term={props.spot.replace(/^multiplier.*/, 'multiplier')}
      classList={{ 'dw-spot': isLegal(), 'dw-unwalked': isUnwalked() }}
      role={isLegal() ? 'button' : props.tells === undefined ? undefined : 'img'}
      tabindex={whenLegal(() => '0')}
      data-spot={whenLegal(() => props.spot)}
      data-point={props.spot}
      data-move={whenLegal(() => (moves().length === 1 ? moves()[0].id : undefined))}
      data-looks={whenLegal(() => '')}
      data-opens={whenLegal(() => (moves().length > 1 ? '' : undefined))}
      aria-label={isLegal() ? label() : props.tells}
      onClick={onClick}
      onKeyDown={onKey}
      onMouseEnter={look}
      onMouseLeave={lookAway}
      onFocus={look}
      onBlur={lookAway}
    >
      <Show when={isLegal() && props.reach}>
        {(reach) => (
          <rect class="dw-reach" x={props.x - reach()} y={props.y - reach()} width={2 * reach()} height={2 * reach()} />
        )}
      </Show>
      {props.children}
      <Show when={isLegal()}>
        <Frame place={props} name="dw-lit" below={props.below} isAsked={scene.isAsked(props.spot)} />
      </Show>
      <Show when={isPossible()}>
        <Frame place={props} name="dw-possible" below={props.below} isBest={scene.isBest(props.spot)} />
      </Show>
      <Show when={isFresh() && !isUnwalked()}>
        <Frame place={props} name="flash dw-anchor" />
      </Show>
      <Show when={ghostStep() !== undefined}>
        <Frame place={props} name="dw-anchor" />
      </Show>
    </g>
  );
}

/** The place as a rectangle of some class. */
function Frame(props: {
  place: SpotProps;
  name: string;
  below?: number | undefined;
  isBest?: boolean;
  isAsked?: boolean;
}) {
  return (
    <rect
      class={props.name}
      classList={{ best: props.isBest === true, asked: props.isAsked === true }}
      x={props.place.x - props.place.w}
      y={props.place.y - props.place.h}
      width={2 * props.place.w}
      height={2 * props.place.h + (props.below ?? 0)}
      rx={props.place.round === true ? Math.min(props.place.w, props.place.h) : 6}
    />
  );
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
