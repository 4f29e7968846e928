import type { Seated, TableInfo } from '@bandstand/protocol';
import { LIMITS } from '@bandstand/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ShowUps } from '../showUp.ts';
import { get, post, TestClient } from './client.ts';
import { testServer, type TestServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

// Public tables among strangers: what one address can take, and who has to be there. Each weapon works first.

let server: TestServer;
let game: string;
beforeAll(async () => {
  server = await testServer({ trustedProxies: 1 });
  game = await turnGame(({ seats }) => seats.max >= 4);
});
afterAll(() => server.remove());

/** Addresses of the public internet, each test its own. */
let last = 0;
const newAddress = (): string => `8.8.${Math.floor(++last / 200)}.${(last % 200) + 1}`;
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

type Answer<Body> = { status: number; body: Body & { code?: string } };
const make = (address: string, wish: object = {}): Promise<Answer<Seated>> => {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
  return post(
    server.url,
    '/api/matches',
    { game, name: 'Ada', isPublic: true, seats, ...wish },
    undefined,
    from(address),
  );
};
const join = (made: Seated, address: string): Promise<Answer<{ seat: number; token: string }>> =>
  post(server.url, `/api/matches/${made.match}/seats`, { name: 'Guest' }, undefined, {
    ...from(address),
    ...(made.invite === null ? {} : { 'x-invite': made.invite }),
  });
const come = async (match: string, token: string | null): Promise<TestClient> => {
  const client = await TestClient.open(server.url, { match, token: token ?? '' });
  await client.next('table');
  return client;
};
const listed = async (status = 'open'): Promise<string[]> =>
  (await get<TableInfo[]>(server.url, `/api/matches?status=${status}`)).body.map(({ match }) => match);

describe('one address', () => {
  test('takes few seats a minute, wherever they are', async () => {
    const hosts = await Promise.all(Array.from({ length: LIMITS.joinBurst + 2 }, () => make(newAddress())));
    const crowd = newAddress();
    const statuses = await Promise.all(hosts.map(async ({ body }) => (await join(body, crowd)).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(LIMITS.joinBurst);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    // Others are not held up by it.
    const late = hosts.find((_, i) => statuses[i] === 429);
    expect((await join(late?.body ?? hosts[0].body, newAddress())).status).toBe(201);
  });

  test('has one seat at a public table, however fast it asks; others come in', async () => {
    const { body: made } = await make(newAddress());
    const crowd = newAddress();
    const joined = await Promise.all([1, 2, 3].map(() => join(made, crowd)));
    expect(joined.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = joined.filter(({ status }) => status !== 201).map(({ body }) => body.code);
    for (const code of refused) expect(['same-address', 'table-full', 'seat-taken']).toContain(code);
    expect((await join(made, crowd)).body.code).toBe('same-address');
    expect((await join(made, newAddress())).status).toBe(201);
  });

  test('nor does the host sit down twice at a public table', async () => {
    const host = newAddress();
    const { body: made } = await make(host);
    expect((await join(made, host)).body.code).toBe('same-address');
  });

  test.each([
    ['at a private table, for whom the link is', { isPublic: false }],
    ['at a public one whose host lets a family in', { family: true }],
  ])('has as many seats as it likes %s', async (_, wish) => {
    const home = newAddress();
    const { body: made } = await make(home, wish);
    for (let seat = 1; seat < 4; seat++) expect((await join(made, home)).status).toBe(201);
  });

  test.each(['127.0.0.1', '192.168.1.20', '10.0.0.7', 'fd00::7'])(
    'of a home network (%s) is that of everybody at home',
    async (home) => {
      const { body: made } = await make(home);
      expect((await join(made, home)).status).toBe(201);
    },
  );
});

describe('who has taken a seat at a public table', () => {
  const wish = { seats: [{ kind: 'me' }, { kind: 'open' }], showUpSeconds: 10 };
  /** The clock of those who wait. */
  function waiting() {
    let now = 0;
    const showUps = new ShowUps({ ...server.context, monotonic: () => now });
    return async (seconds: number): Promise<void> => {
      await showUps.check();
      now += seconds * 1_000;
      await showUps.check();
    };
  }
  const statusOf = async (match: string): Promise<string> =>
    (await get<TableInfo>(server.url, `/api/matches/${match}`)).body.status;

  test('is dealt in when they are there, and not before', async () => {
    const { body: made } = await make(newAddress(), wish);
    const host = await come(made.match, made.token);
    const guest = await join(made, newAddress());
    expect(await statusOf(made.match)).toBe('open');
    expect((await get<TableInfo>(server.url, `/api/matches/${made.match}`)).body.showUpSeconds).toBe(10);
    const there = await come(made.match, guest.body.token);
    await there.next('snapshot');
    expect(await statusOf(made.match)).toBe('playing');
    await Promise.all([host, there].map((client) => client.close()));
  });

  test('and stays away loses it, so that another may come; who is there keeps it', async () => {
    const { body: made } = await make(newAddress(), { ...wish, seats: [...wish.seats, { kind: 'open' }] });
    const host = await come(made.match, made.token);
    const [ghost, guest] = [await join(made, newAddress()), await join(made, newAddress())];
    const there = await come(made.match, guest.body.token);
    const wait = waiting();
    await wait(9);
    expect(await statusOf(made.match)).toBe('open');
    await wait(2);
    const { seats } = (await get<TableInfo>(server.url, `/api/matches/${made.match}`)).body;
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'person']);
    const late = await TestClient.open(server.url, { match: made.match, token: ghost.body.token });
    expect(await late.next('refused')).toMatchObject({ code: 'bad-token' });
    const next = await join(made, newAddress());
    const real = await come(made.match, next.body.token);
    await real.next('snapshot');
    await Promise.all([host, there, late, real].map((client) => client.close()));
  });

  test('may be sent away from a full table that waits for them', async () => {
    const { body: made } = await make(newAddress(), wish);
    const host = await come(made.match, made.token);
    await join(made, newAddress());
    const removed = await post<TableInfo>(
      server.url,
      `/api/matches/${made.match}/remove`,
      { seat: 1 },
      made.token ?? '',
    );
    expect(removed.body.seats[1].kind).toBe('open');
    await host.close();
  });

  test('in a game for days need not be there, nor at a private table', async () => {
    for (const change of [{ pace: { type: 'perMove', seconds: 86_400 } }, { isPublic: false }]) {
      const { body: made } = await make(newAddress(), { seats: wish.seats, ...change });
      await join(made, newAddress());
      const { status } = (await get<TableInfo>(server.url, `/api/matches/${made.match}`, made.token ?? '')).body;
      expect(status).toBe('playing');
    }
  });
});

describe('the list of public tables', () => {
  test('has those whose hosts are there, however many others one address makes', async () => {
    const { body: waits } = await make(newAddress());
    const host = await come(waits.match, waits.token);
    const flood = newAddress();
    const absent = await Promise.all(Array.from({ length: 55 }, () => make(flood)));
    expect(absent.filter(({ status }) => status === 201).length, 'the weapon works').toBeGreaterThan(50);
    const found = await listed();
    expect(found).toContain(waits.match);
    expect(absent.filter(({ body }) => found.includes(body.match))).toEqual([]);
    await host.close();
    await vi.waitFor(async () => expect(await listed()).not.toContain(waits.match));
  });

  test('has two of one address, whoever sits there, newest first', async () => {
    const many = newAddress();
    const made: Seated[] = [];
    for (let i = 0; i < 4; i++) {
      made.push((await make(many)).body);
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const hosts = await Promise.all(made.map(({ match, token }) => come(match, token)));
    const found = (await listed()).filter((match) => made.some((each) => each.match === match));
    expect(found).toEqual([made[3].match, made[2].match]);
    await Promise.all(hosts.map((client) => client.close()));
  });

  test('also has tables for days, whose hosts come by now and then', async () => {
    const many = newAddress();
    const slow = { pace: { type: 'perMove', seconds: 86_400 } };
    const made = [await make(many, slow), await make(many, slow), await make(many, slow)].map(({ body }) => body.match);
    const found = (await listed()).filter((match) => made.includes(match));
    expect(found).toHaveLength(2);
  });
});
