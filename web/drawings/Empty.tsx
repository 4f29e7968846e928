import type { JSX } from 'solid-js';
import { SparrowLines } from '../learn/Sparrow.tsx';
import './empty.css';

/** What is not there yet: a picture, a sentence, and what to do about it. */
export function Empty(props: { drawing: Drawing; text: string; children?: JSX.Element }) {
  return (
    <div class="empty">
      <EmptyDrawing drawing={props.drawing} />
      <p>{props.text}</p>
      <div class="row">{props.children}</div>
    </div>
  );
}

/** The picture alone. */
export function EmptyDrawing(props: { drawing: Drawing }) {
  return (
    <svg class="empty-drawing" viewBox="0 0 320 180" aria-hidden="true">
      {DRAWINGS[props.drawing]()}
    </svg>
  );
}

const Bird = (props: { at: string }) => (
  <g transform={props.at}>
    <SparrowLines />
  </g>
);

const Floor = (props: { y: number }) => <path class="line" d={`M18 ${props.y}h284`} />;

/** A crate for records with nothing in it but a sleeve, and somebody who waits on its edge. */
const crate = () => (
  <>
    <path class="tint" d="M40 44h240v110H40Z" />
    <Floor y={154} />
    <path class="print-b" d="m178 30 66-9 12 84-68 10Z" />
    <path class="print-c" d="m194 47 34-5 6 40-34 5Z" />
    <circle class="print-a" cx="214" cy="64" r="13" />
    <circle class="print-c" cx="214" cy="64" r="3.500" />
    <path class="print-c" d="M92 78h136l-6 76H98Z" />
    <path class="inner" d="M94 102h132M96 128h128" />
    <path class="print-a" d="M136 86h48v9h-48Z" />
    <Bird at="translate(84 21)" />
  </>
);

/** A laid table under a lamp, two chairs, and nobody on them. */
const table = () => (
  <>
    <path class="tint" d="m160 18 92 132H68Z" />
    <Floor y={160} />
    <path class="line" d="M160 0v22" />
    <path class="print-a" d="M132 44c2-14 12-22 28-22s26 8 28 22Z" />
    <path class="print-b" d="M150 44h20a10 10 0 0 1-20 0Z" />
    <path class="print-c" d="M104 104h112v10H104Z" />
    <path class="line" d="M160 114v46m-26 0h52" />
    <path class="print-b" d="m140 104 4-14 18 4-3 10Z" />
    <path class="print-c" d="m160 104 3-16 18 3-3 13Z" />
    <path class="line" d="M62 82v78m0-38h34v38M258 82v78m0-38h-34v38" />
    <path class="print-a" d="M56 116h42v7H56ZM222 116h42v7h-42Z" />
  </>
);

/** A music stand with nothing written on it. */
const stand = () => (
  <>
    <path class="tint" d="M58 26h204v96H58Z" />
    <Floor y={164} />
    <path class="line" d="M160 118v30m-34 16 34-16 34 16" />
    <path class="print-a" d="m84 108 8-70h136l8 70Z" />
    <path class="print-c" d="m102 102 6-74h50v74ZM162 102V28h50l6 74Z" />
    <path
      class="stave"
      d="M113 42h38M112 48h39M112 54h39M111 70h40M111 76h40M110 82h41M169 42h38M169 48h39M169 54h39M169 70h40M169 76h40M169 82h41"
    />
    <path class="print-b" d="M78 106h164v8H78Z" />
    <Bird at="translate(214 54) scale(0.900)" />
  </>
);

/** Where a poster hung: its corners under the tape, a nail, and somebody who looks for it on the floor. */
const gone = () => (
  <>
    <path class="tint" d="M96 14h128v128H96Z" />
    <Floor y={164} />
    <path class="print-b" d="M96 14h40l-9 9 3 8-10 2-4 10-12-3-8 6Z" />
    <path class="print-b" d="M224 142h-46l8-9-2-9 12-3 2-11 13 3 13-9Z" />
    <path class="print-c" d="m84 20 22-18 9 9-22 18ZM208 150l22-18 9 9-22 18Z" />
    <circle class="print-a" cx="160" cy="22" r="4" />
    <path class="line" d="m150 164 22-7 10 6" />
    <Bird at="translate(40 109) scale(0.950)" />
  </>
);

const DRAWINGS = { crate, table, stand, gone } as const;
type Drawing = keyof typeof DRAWINGS;
