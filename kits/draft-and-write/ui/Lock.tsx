import { Show } from 'solid-js';
import { useSheet } from './context.ts';
import { Spot } from './Spot.tsx';

/** A padlock that Cash removes. */
export function Lock(props: { lock: number; x: number; y: number; reach: number }) {
  const scene = useSheet();
  const isOpen = () => scene.sheet.opened.includes(props.lock);
  const isGhost = () => scene.ghost?.opened.includes(props.lock) === true;
  return (
    <Show when={!isOpen()}>
      <Spot spot={`lock:${props.lock}`} x={props.x} y={props.y} w={14} h={15} reach={props.reach}>
        <g class="dw-lock" classList={{ 'dw-ghost': isGhost() }} transform={`translate(${props.x} ${props.y})`}>
          <path d="M-4.5-1V-4A4.5 4.5 0 0 1 4.5-4V-1" />
          <rect x="-7.5" y="-1.5" width="15" height="11" rx="2" />
        </g>
      </Spot>
    </Show>
  );
}
