import { hashOf } from '@bandstand/engine';
import { expect, test } from 'vitest';
import pack from '../content/pack.json' with { type: 'json' };
import { game } from '../index.ts';

test('a record from before the attribution named the designer is still one of this pack', () => {
  const { attribution: _named, ...rest } = pack;
  const former = {
    ...rest,
    attribution: "Numbers after the designer's rules and later material; names and words are ours.",
  };
  expect(game.pack.renamedFrom).toEqual([hashOf(former)]);
});
