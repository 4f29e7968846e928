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

/** Where the drawing of an instrument is; undefined for one that we have not drawn. */
export const drawingOf = (instrument: string): string | undefined => {
  const found = DRAWINGS.find(([name]) => name.test(instrument));
  return found === undefined ? undefined : `${sprite}#${found[1]}`;
};

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
