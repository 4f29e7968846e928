import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/source-sans-3';
import { parseRecord, replayRecord, type MatchRecord } from '@bandstand/engine';
import { posterSvg, type MatchEnd } from '@bandstand/kits/board-poster';
import { afterEach, describe, expect, test } from 'vitest';
import { cardOf, loadEndPoster, loadGame, shelf } from '../shelf.ts';
import { pictureOf } from '../table/sharePicture.ts';

const records = import.meta.glob<MatchRecord>('../../games/*/tests/records/*.json', { import: 'default' });

const HOSTILE = ['<script>alert(1)</script>', '"quoted" & \'more\' of it all', 'W'.repeat(40), 'Zed'];

/** How wide a poster is drawn on a phone of 360 px. */
const ON_PHONE_PX = 334;
const SMALLEST_PX = 13;

/** Every finished match of the game's archive, as a poster for its first seat. */
async function allEnded(id: string, names: readonly string[]): Promise<MatchEnd[]> {
  const paths = Object.keys(records).filter((path) => path.includes(`/${id}/`));
  const game = await loadGame(id);
  if (game === undefined) throw new Error('no game');
  const ends: MatchEnd[] = [];
  for (const path of paths) {
    const record = parseRecord(await records[path]());
    if (!record.ok) continue;
    const match = replayRecord(game, record.value);
    const outcome = match.ok ? game.outcome(match.value.state) : undefined;
    if (!match.ok || outcome === undefined) continue;
    const view = game.view(match.value.state, 0);
    ends.push({ game, view, outcome, titles: names.slice(0, record.value.seats), captions: {}, seat: 0 });
  }
  return ends;
}

async function ended(id: string, names: readonly string[]): Promise<MatchEnd> {
  const [end] = await allEnded(id, names);
  return end;
}

/** The same match won, lost, drawn and broken up, whatever it was. */
const variantsOf = (end: MatchEnd): MatchEnd[] => {
  const alike = end.outcome.ranks.map(() => 1);
  const hows = ['legend', 'unsigned', 'solo'].map((how) => ({ ...end, outcome: { ...end.outcome, how } }));
  return [
    ...end.titles.map((_, seat) => ({ ...end, seat })),
    { ...end, outcome: { ...end.outcome, ranks: alike } },
    ...hows,
  ];
};

/** How large the letters of a line come out on the screen. */
const drawnPx = (text: SVGTextElement): number => {
  const { a = 0, b = 0 } = text.getScreenCTM() ?? {};
  return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
};

afterEach(() => document.body.replaceChildren());

describe.each(shelf.map(({ id }) => id))('the poster of a finished match of %s', (id) => {
  const drawn = async (names: readonly string[]): Promise<string> => {
    const [end, draw] = await Promise.all([ended(id, names), loadEndPoster(id)]);
    if (draw === undefined) throw new Error('no poster');
    const card = cardOf(id);
    return posterSvg(end, draw(end), card?.print ?? ['#000000', '#ffffff'], {
      date: '17 November 2026',
      place: 'bandstand.a-very-long-name-of-a-host.example.org:8080',
    });
  };

  test('keeps every word inside its frame, whatever people are called', async () => {
    await Promise.all(
      ['Bricolage Grotesque Variable', 'Source Sans 3 Variable'].map((face) =>
        document.fonts.load(`800 40px "${face}"`),
      ),
    );
    document.body.innerHTML = await drawn(HOSTILE);
    expect(document.body.querySelector('script')).toBeNull();
    const texts = [...document.body.querySelectorAll('text')];
    expect(texts.length).toBeGreaterThan(4);
    const frame = document.body.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    for (const text of texts) {
      const { left, right } = text.getBoundingClientRect();
      expect([text.textContent, left >= frame.left, right <= frame.right]).toEqual([text.textContent, true, true]);
    }
  });

  test.each([
    ['usual names', ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo']],
    ['long names', [...HOSTILE, 'Bartholomew the Younger', 'Clementine & Daughters']],
  ])('says nothing in letters under 13 px on a phone, however the match went: %s', async (_, names) => {
    const [ends, draw] = await Promise.all([allEnded(id, names), loadEndPoster(id)]);
    if (draw === undefined) throw new Error('no poster');
    expect(ends.length).toBeGreaterThan(1);
    document.body.innerHTML = `<style>svg[viewBox="0 0 540 675"] { width: ${ON_PHONE_PX}px; height: auto; }</style>${ends
      .flatMap(variantsOf)
      .map((end) =>
        posterSvg(end, draw(end), cardOf(id)?.print ?? ['#000000', '#ffffff'], {
          date: '17 November 2026',
          place: 'bandstand.a-very-long-name-of-a-host.example.org:8080',
        }),
      )
      .join('')}`;
    const small = [...document.body.querySelectorAll('text')].filter((text) => drawnPx(text) < SMALLEST_PX);
    expect([...new Set(small.map((text) => `${text.textContent} ${drawnPx(text).toFixed(1)}`))]).toEqual([]);
  });

  test('is an SVG of its own that becomes a picture of 1080 by 1350', async () => {
    const svg = await drawn(['Ada', 'Bo', 'Cy', 'Di']);
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    const picture = await createImageBitmap(await pictureOf(svg, 'end.png'));
    expect([picture.width, picture.height]).toEqual([1080, 1350]);
  });
});
