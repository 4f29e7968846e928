import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/source-sans-3';
import { parseRecord, replayRecord, type MatchRecord } from '@bandstand/engine';
import { posterSvg, type MatchEnd } from '@bandstand/kits/board-poster';
import { afterEach, describe, expect, test } from 'vitest';
import { cardOf, loadEndPoster, loadGame, shelf } from '../shelf.ts';
import { pictureOf } from '../table/sharePicture.ts';

const records = import.meta.glob<MatchRecord>('../../games/*/tests/records/*.json', { import: 'default' });

const HOSTILE = ['<script>alert(1)</script>', '"quoted" & \'more\' of it all', 'W'.repeat(40), 'Zed'];

/** A finished match of the game, out of its archive. */
async function ended(id: string, names: readonly string[]): Promise<MatchEnd> {
  const paths = Object.keys(records).filter((path) => path.includes(`/${id}/`));
  const game = await loadGame(id);
  if (game === undefined) throw new Error('no game');
  for (const path of paths) {
    const record = parseRecord(await records[path]());
    if (!record.ok) continue;
    const match = replayRecord(game, record.value);
    const outcome = match.ok ? game.outcome(match.value.state) : undefined;
    if (!match.ok || outcome === undefined) continue;
    const view = game.view(match.value.state, 0);
    return { game, view, outcome, titles: names.slice(0, record.value.seats), captions: {}, seat: 0 };
  }
  throw new Error(`no finished record of ${id}`);
}

afterEach(() => document.body.replaceChildren());

describe.each(shelf.map(({ id }) => id))('the poster of a finished match of %s', (id) => {
  const drawn = async (names: readonly string[]): Promise<string> => {
    const [end, draw] = await Promise.all([ended(id, names), loadEndPoster(id)]);
    if (draw === undefined) throw new Error('no poster');
    const card = cardOf(id);
    return posterSvg(end, draw(end), card?.print ?? ['#000000', '#ffffff'], '17 November 2026');
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

  test('is an SVG of its own that becomes a picture of 1080 by 1350', async () => {
    const svg = await drawn(['Ada', 'Bo', 'Cy', 'Di']);
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    const picture = await createImageBitmap(await pictureOf(svg, 'end.png'));
    expect([picture.width, picture.height]).toEqual([1080, 1350]);
  });
});
