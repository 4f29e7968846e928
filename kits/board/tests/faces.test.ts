import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bustMarkup, faceOf } from '../faces/face.ts';
import { KIT_COUNT, kitShirt } from '../faces/shirts.ts';

const WARDROBE = { line: '#211c17', accents: ['#f0b400', '#2446a8'], shirt: '#fffaf0' };
const IDS = Array.from({ length: 90 }, (_, number) => `M${number}`);

test('a card keeps its face, and ninety cards show ninety people', () => {
  expect(bustMarkup(faceOf('M07'), WARDROBE)).toBe(bustMarkup(faceOf('M07'), WARDROBE));
  expect(new Set(IDS.map((id) => JSON.stringify(faceOf(id)))).size).toBe(90);
});

test.each([
  ['on the street', false],
  ['on a pitch', true],
])('in a deck %s nobody has the head or the skin of the next one, and no two have both', (_, isSporty) => {
  const faces = IDS.slice(0, 76).map((id, place) => faceOf(id, isSporty, place));
  for (const [place, face] of faces.slice(1).entries()) {
    expect(face.head).not.toBe(faces[place].head);
    expect(face.skin).not.toBe(faces[place].skin);
  }
  expect(new Set(faces.map(({ head, skin }) => `${head} ${skin}`)).size).toBe(76);
});

test('of a hundred people on the street no two have the same head and skin', () => {
  const faces = Array.from({ length: 100 }, (_, place) => faceOf(`M${place}`, false, place));
  expect(new Set(faces.map(({ head, skin }) => `${head} ${skin}`)).size).toBe(100);
});

test('every ink of a drawing is filled in', () => {
  for (const id of IDS) expect(bustMarkup(faceOf(id), WARDROBE)).not.toMatch(/"[A-Z]"|undefined/);
});

test('on a pitch nobody wears headphones, dark glasses or a bobble hat', () => {
  const street = IDS.map((id) => bustMarkup(faceOf(id), WARDROBE)).join('');
  const pitch = IDS.map((id) => bustMarkup(faceOf(id, true), WARDROBE)).join('');
  for (const part of ['M15 30a17 18', 'M19 27h26v3', 'M14 20h36v7']) {
    expect(street).toContain(part);
    expect(pitch).not.toContain(part);
  }
});

test('eleven kits differ by more than colour', () => {
  const kits = Array.from({ length: KIT_COUNT }, (_, kit) => kitShirt(kit, ['#000', '#fff'], '#211c17'));
  expect(KIT_COUNT).toBe(11);
  expect(new Set(kits).size).toBe(11);
});

test('all faces together stay under twelve kilobytes', () => {
  const source = ['face.ts', 'heads.ts', 'shirts.ts', 'Bust.tsx'].map((file) =>
    readFileSync(new URL(`../faces/${file}`, import.meta.url), 'utf8'),
  );
  expect(gzipSync(source.join('')).length).toBeLessThan(12_000);
});
