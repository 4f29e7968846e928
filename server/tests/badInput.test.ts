import { describe, expect, test } from 'vitest';
import { get, post } from './client.ts';
import { duelServer } from './duels.ts';

const place = duelServer();

describe('bad input', () => {
  test.each([
    ['an unknown game', { game: 'no-such-game' }, 'unknown-game'],
    ['an unknown option', { options: { colour: 'red' } }, 'unknown-option'],
    ['an unknown bot', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'deepblue' }] }, 'unknown-bot'],
    [
      'a bot that thinks for hours',
      { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'search:9999999ms' }] },
      'bot-budget',
    ],
    ['a bot of a million tries', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'search:1000000' }] }, 'bot-budget'],
    ['a stand-in that thinks for hours', { standIn: 'search:9999999ms' }, 'bot-budget'],
    ['too many seats', { seats: Array.from({ length: 16 }, () => ({ kind: 'open' })) }, 'bad-seat-count'],
    ['two seats for me', { seats: [{ kind: 'me' }, { kind: 'me' }] }, 'bad-seats'],
    ['a name of nothing', { name: '\u200b\u0000 ' }, 'bad-name'],
    ['a broken pack', { pack: { id: 7 } }, 'bad-pack'],
    ['a pack without end', { pack: { attribution: 'x'.repeat(140_000) } }, 'bad-pack'],
    ['an extra field', { admin: true }, 'bad-request'],
    ['a wrong type', { seats: 'two' }, 'bad-request'],
  ])('%s is refused with a reason', async (_what, change, code) => {
    const answer = await post(place.url, '/api/matches', {
      game: place.game,
      name: 'Ada',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      ...change,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.code).toBe(code);
  });

  test('a link that was cut short is answered like one to no table, in words for people', async () => {
    const [short, none] = await Promise.all(
      ['abc', 'A'.repeat(22)].map((id) => get<{ code: string; message: string }>(place.url, `/api/matches/${id}`)),
    );
    expect(short.status).toBe(404);
    expect(short).toEqual(none);
    expect(short.body.message).toContain('Is the link complete?');
  });

  test('a page of another site can neither post nor open a socket', async () => {
    const answer = await post(
      place.url,
      '/api/matches',
      { game: place.game, name: 'Ada', seats: [{ kind: 'me' }] },
      undefined,
      {
        origin: 'https://evil.example',
      },
    );
    expect(answer.body.code).toBe('foreign-origin');
  });

  test('pages are sent with a strict policy', async () => {
    const response = await fetch(`${place.url}/health`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('the API describes itself', async () => {
    const { body } = await get<{ openapi: string; paths: object }>(place.url, '/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths).length).toBeGreaterThan(8);
    expect(await (await fetch(`${place.url}/api/docs`)).text()).toContain('/api/matches/{match}/actions');
  });
});
