import { describe, expect, test } from 'vitest';
import { duelServer, hasEnded, playOn, turn } from './duels.ts';

const place = duelServer();

describe('a table', () => {
  test('undo takes back an own step, and the others are told', async () => {
    const { clients, close } = await place.twoAtTable();
    const [mover, other] = turn(clients);
    const before = structuredClone(other.view);
    await playOn(clients, 1);
    const from = other.received.length;
    mover.send({ type: 'undo' });
    await other.next('snapshot', from);
    expect(other.view).toEqual(before);
    await close();
  });

  test('going back past a rival needs their consent', async () => {
    const { clients, close } = await place.twoAtTable();
    await playOn(clients, 2);
    const [first, second] = clients;
    const from = first.received.length;
    first.send({ type: 'undo' });
    expect(await first.next('refused', from)).toMatchObject({ code: 'others-have-moved' });
    first.send({ type: 'propose', wish: 'rewind' });
    await second.until(
      () => second.received.some((message) => message.type === 'update' && message.proposal !== undefined),
      'the proposal',
    );
    second.send({ type: 'answer', yes: true });
    await first.next('snapshot', from);
    expect(first.moves.length).toBeGreaterThan(0);
    await close();
  });

  test('a proposal that is declined changes nothing', async () => {
    const { clients, close } = await place.twoAtTable();
    await playOn(clients, 2);
    const view = structuredClone(clients[0].view);
    clients[0].send({ type: 'propose', wish: 'end' });
    await clients[1].until(
      () => clients[1].received.some((message) => message.type === 'update' && message.proposal !== undefined),
      'the proposal',
    );
    const { version } = clients[0];
    clients[1].send({ type: 'answer', yes: false });
    await clients[0].until(() => clients[0].version > version, 'the answer');
    expect(clients[0].view).toEqual(view);
    expect(clients[0].received.at(-1)).not.toHaveProperty('ending');
    await close();
  });

  test('of two, the one who did not resign wins', async () => {
    const { clients, close } = await place.twoAtTable();
    clients[0].send({ type: 'resign' });
    await clients[1].until(() => hasEnded(clients[1]), 'the end');
    expect(clients[1].received.findLast((message) => message.type === 'update')).toMatchObject({
      ending: { how: 'resigned', by: 0, outcome: { ranks: [2, 1] } },
    });
    await close();
  });

  test('a bot stands in for a player who leaves, and hands the seat back', async () => {
    const { clients, close } = await place.twoAtTable();
    const [mover, other] = turn(clients);
    mover.send({ type: 'leave' });
    await other.until(() => other.moves.length > 0, 'the stand-in to move');
    expect(
      (
        await other.next(
          'table',
          other.received.findLastIndex((message) => message.type === 'table'),
        )
      ).table.seats.some((seat) => seat.standIn),
    ).toBe(true);
    mover.send({ type: 'back' });
    await other.until(
      () =>
        other.received.findLast((message) => message.type === 'table')?.table.seats.every((seat) => !seat.standIn) ===
        true,
      'the player back',
    );
    await close();
  });
});
