import { must, parseRecord, verifyRecord } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import { describe, expect, test } from 'vitest';
import { get, TestClient } from './client.ts';
import { duelServer, playOn, turn } from './duels.ts';

const place = duelServer();

describe('a table', () => {
  test('is played to the end by two people, and its record follows from the sealed seed', async () => {
    const { clients, match, tokens, close } = await place.twoAtTable();
    const commitment = (await clients[0].next('welcome')).table.commitment;
    await playOn(clients, 40);
    expect(clients[0].received.findLast((message) => message.type === 'update')).toMatchObject({
      ending: { how: 'played' },
    });
    const { body } = await get(place.url, `/api/matches/${match}/record`, tokens[0]);
    const record = must(parseRecord(body));
    expect(record.commitment).toBe(commitment);
    expect(verifyRecord(must(await loadGame(place.game)).game, record)).toMatchObject({ ok: true });
    await close();
  });

  test('patches lead every client to the view that a fresh client gets', async () => {
    const { clients, match, tokens, close } = await place.twoAtTable();
    await playOn(clients, 11);
    for (const [seat, token] of tokens.entries()) {
      const fresh = await TestClient.open(place.url, { match, token });
      await fresh.next('snapshot');
      expect(fresh.view).toEqual(clients[seat].view);
      expect(fresh.version).toBe(clients[seat].version);
      await fresh.close();
    }
    await close();
  });

  test('a client that was away gets just what it missed', async () => {
    const { clients, match, tokens, close } = await place.twoAtTable();
    await playOn(clients, 3);
    const { version, view } = clients[1];
    await clients[1].close();
    const [mover] = turn(clients);
    const rest = await TestClient.open(place.url, { match, token: tokens[1], version });
    await rest.next('update');
    rest.view = view;
    await playOn([clients[0], rest], 1);
    expect(mover.received.length).toBeGreaterThan(0);
    expect(rest.received.some((message) => message.type === 'snapshot')).toBe(false);
    await rest.close();
    await close();
  });

  test('a move sent twice counts once and is accepted twice', async () => {
    const { clients, close } = await place.twoAtTable();
    const [mover] = turn(clients);
    const [move] = mover.moves;
    expect(await mover.move(move, 'same')).toMatchObject({ type: 'accepted' });
    const { version } = mover;
    expect(await mover.move(move, 'same')).toMatchObject({ type: 'accepted' });
    expect(mover.version).toBe(version);
    await close();
  });

  test('a seat cannot act for another, a spectator cannot act, and both are told why', async () => {
    const { clients, match, close } = await place.twoAtTable({ isPublic: true });
    const [mover, other] = turn(clients);
    expect(await other.move(mover.moves[0])).toMatchObject({ type: 'refused', code: 'not-your-turn' });
    const spectator = await TestClient.open(place.url, { match });
    await spectator.next('snapshot');
    expect(spectator.moves).toEqual([]);
    expect(await spectator.move(mover.moves[0])).toMatchObject({ type: 'refused', code: 'spectator' });
    await spectator.close();
    await close();
  });
});
