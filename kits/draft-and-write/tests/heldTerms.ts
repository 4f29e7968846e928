import type { Glossary } from '@bandstand/engine';
import { expect, test } from 'vitest';
import type { DraftAndWriteGame } from '../game.ts';
import type { DraftAndWrite } from '../types.ts';

/** What every game of the kit has to tell whoever asks what something is; the rules are the text of their page. */
export function testTerms(game: DraftAndWriteGame, glossary: Glossary<DraftAndWrite>, rules: string): void {
  const headings = [...rules.matchAll(/^#+ (.+)$/gm)].map(([, words]) =>
    words.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  );
  const { sheet, goals, cards } = game.pack.content;
  const view = game.view(game.setup({ harder: false }, 2, { below: () => 0 }), 0);
  const told = (kind: string, which: string | number) => glossary.about?.(kind, String(which), view, String, 0) ?? {};

  test('every term leads to a heading of the rules', () => {
    const lost = Object.entries(glossary.terms).filter(
      ([kind, { chapter }]) => kind !== 'zoom' && !headings.includes(chapter ?? ''),
    );
    expect(lost).toEqual([]);
  });

  test('every bonus on the sheet and of a goal says what it lets you do', () => {
    const printed = JSON.stringify([sheet, goals]).match(
      /"(match|grid|net|trackA|trackB|x2|x3|x4|colour|tour|cash|cheer)"/g,
    );
    const bonuses = new Set((printed ?? []).map((bonus) => bonus.slice(1, -1)));
    for (const bonus of bonuses) expect(told('bonus', bonus).what, bonus).toMatch(/\.$/);
  });

  test('every place, card and goal has a name of its own and says whether it can be used', () => {
    const places: readonly (readonly [string, number])[] = [
      ['cell', 20],
      ['square', 16],
      ['node', 15],
      ['line', sheet.grid.lines.length],
      ['link', sheet.net.links.length],
      ['post', sheet.posts.length],
      ['circle', sheet.outer.length],
      ['lock', sheet.locks.length],
      ['venue', sheet.tour?.length ?? 0],
      ['penalty', sheet.penalty.bonuses.length],
      ['card', cards.length],
      ['goal', goals.length],
    ];
    for (const [kind, count] of places)
      for (let which = 0; which < count; which++)
        expect(told(kind, which), `${kind} ${which}`).toMatchObject({
          name: expect.stringMatching(/^[A-Z×“]/),
          now: expect.stringMatching(/\.$/),
        });
  });
}
