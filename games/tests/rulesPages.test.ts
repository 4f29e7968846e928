import { readFile } from 'node:fs/promises';
import { editionOf, gameIds, loadGame } from '@bandstand/games';
import { must, type GameCard } from '@bandstand/engine';
import { describe, expect, test } from 'vitest';

const read = async (path: string): Promise<string> => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

/** A page under so many words is the first sketch of a new game. */
const SKETCH_WORDS = 300;

/** What stands between single asterisks; bold print is left out. */
const inItalics = (page: string): string[] =>
  [...page.replaceAll('**', '').matchAll(/\*([^*]+)\*/g)].map(([, words]) => words.replaceAll(/\s+/g, ' '));

/** Every word of a pack, however deep. */
function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* wordsIn(each);
}

describe.each(await gameIds())('the rules page of %s', async (id) => {
  const page = await read(`${id}/rules.en.md`);
  const pack = JSON.parse(await read(`${id}/content/pack.json`)) as unknown;

  const isSketch = page.split(/\s+/).length < SKETCH_WORDS;

  test('names only cards of its pack in italics', () => {
    const names = new Set(wordsIn(pack));
    expect(inItalics(page).filter((name) => !names.has(name))).toEqual([]);
  });

  test.skipIf(isSketch)('has examples in it, with cards of the pack', () => {
    expect(page).toContain('**Example');
    expect(inItalics(page).length).toBeGreaterThan(3);
  });

  test.skipIf(isSketch)('says who designed the game, as its pack does, and what of it is ours', async () => {
    const known = await editionOf(id);
    expect(known?.edition.after).toContain(known?.edition.designer);
    expect((pack as { attribution: string }).attribution).toContain(known?.edition.designer);
    expect(known?.edition.ours).toMatch(/^Ours /);
    expect(known?.rulings.filter(({ from }) => from === 'ours').length).toBeGreaterThan(3);
  });

  test.skipIf(isSketch)('belongs to a game that takes no pack without attribution', async () => {
    const { withPack } = must(await loadGame(id));
    const { $schema: _link, ...whole } = pack as { $schema?: string };
    expect(withPack(whole)).toMatchObject({ ok: true });
    for (const attribution of ['', undefined])
      expect(withPack({ ...whole, attribution })).toMatchObject({
        ok: false,
        problem: { message: expect.stringContaining('attribution') as string },
      });
  });

  test('tells the same length as the shelf, where it tells one', async () => {
    const { card } = (await import(new URL(`../${id}/card.ts`, import.meta.url).href)) as { card: GameCard };
    const told = /(?:(\d+)\s+to\s+)?(\d+)\s+minutes/
      .exec(page)
      ?.slice(1)
      .flatMap((each) => (each ? [Number(each)] : []));
    expect(told ?? [card.minutes].flat()).toEqual([card.minutes].flat());
  });

  test('has a title, sections and no deeper headings than parts of sections', () => {
    const levels = [...page.matchAll(/^(#+) /gm)].map(([, marks]) => marks.length);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level) => level <= 3)).toBe(true);
  });
});
