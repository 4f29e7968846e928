import { createSignal } from 'solid-js';
import type { Pack } from '../content/shape.ts';
import sprite from './instruments.svg?url';

/** The drawings and what in an instrument's name calls for each; the first that fits is taken. */
const DRAWINGS: readonly (readonly [name: RegExp, drawing: string])[] = [
  [/flugel/i, 'flugel'],
  [/bass trombone/i, 'basstrombone'],
  [/trombone/i, 'trombone'],
  [/cornet/i, 'cornet'],
  [/horn/i, 'horn'],
  [/baritone/i, 'baritone'],
  [/euphonium/i, 'euphonium'],
  [/e(♭|b| ?flat) bass/i, 'ebass'],
  [/bass/i, 'bbass'],
];

/** Which drawing shows an instrument; undefined for one that we have not drawn. */
export const drawingOf = (instrument: string): string | undefined =>
  DRAWINGS.find(([name]) => name.test(instrument))?.[1];

type Back = Pack['cards'][number]['back'];

/** Metal and lines of an instrument, by the back of its card. */
const INKS: Readonly<Record<Back, readonly [metal: string, lines: string]>> = {
  silver: ['#c3c9cf', '#211c17'],
  gold: ['#e3b24c', '#4a2c05'],
};

const SYMBOL = /<symbol id="(\w+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs;

/** Addresses of all drawings in both metals, by `drawing back`. */
function cutOut(sheet: string): ReadonlyMap<string, string> {
  const pictures = [...sheet.matchAll(SYMBOL)].flatMap(([, drawing, viewBox, shapes]) =>
    Object.entries(INKS).map(([back, [metal, lines]]) => {
      const inked = shapes.replaceAll('var(--f)', metal).replaceAll('var(--s)', lines);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inked}</svg>`;
      return [`${drawing} ${back}`, URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))] as const;
    }),
  );
  return new Map(pictures);
}

const [pictures, setPictures] = createSignal<ReadonlyMap<string, string>>(new Map());
let isFetched = false;

async function fetchPictures(): Promise<void> {
  const answer = await fetch(sprite);
  if (answer.ok) setPictures(cutOut(await answer.text()));
}

/** The pictures by name, fetched once; reactive. */
function picturesHere(): ReadonlyMap<string, string> {
  if (!isFetched) {
    isFetched = true;
    // Without them a card has its name and its voices; the next page tries again.
    fetchPictures().catch(() => undefined);
  }
  return pictures();
}

/** The back of a card as a picture, once it is there; reactive. */
export const backPicture = (back: Back): string | undefined => picturesHere().get(`back ${back}`);

/**
 * The engraved instrument of a card as a picture, once it is there; reactive. A picture is one thing to lay out and to
 * paint, where a symbol that is used is as many as it has lines, and a new row would take a phone too long.
 */
export function pictureOf({ instrument, back }: Pack['cards'][number]): string | undefined {
  return picturesHere().get(`${drawingOf(instrument)} ${back}`);
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^First /, '1st '],
  [/^Second /, '2nd '],
  [/^Third /, '3rd '],
  [/^Principal /, 'Prin. '],
  [/^Soprano /, 'Sop. '],
  [/^Repiano /, 'Rep. '],
  [/Trombone$/, 'Tbn'],
  [/Baritone$/, 'Bari.'],
];

/** As players pencil it on their parts, so that it fits a card. */
export const shortName = (instrument: string): string =>
  SHORT.reduce((name, [long, short]) => name.replace(long, short), instrument);
