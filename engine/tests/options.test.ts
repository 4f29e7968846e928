import { describe, expect, test } from 'vitest';
import { defaultOptions, parseOptions, type OptionSpecs } from '@bandstand/engine';

interface Options extends Readonly<Record<string, string | number | boolean>> {
  readonly pace: string;
  readonly frets: number;
  readonly party: boolean;
  readonly limit: number | 'auto';
}

const specs: OptionSpecs<Options> = {
  pace: { type: 'choice', values: ['slow', 'fast'], default: 'slow' },
  frets: { type: 'number', min: 6, max: 10, default: 8 },
  party: { type: 'flag', default: false },
  limit: { type: 'auto', min: 12, max: 60, default: 'auto' },
};
const usual = { pace: 'slow', frets: 8, party: false, limit: 'auto' };
const problem = (code: string, message: string) => ({ ok: false, problem: { code, message } });

test('what is not said is as usual', () => {
  expect(defaultOptions(specs)).toEqual(usual);
  for (const nothing of [undefined, null, {}]) expect(parseOptions(specs, nothing)).toEqual({ ok: true, value: usual });
});

test.each(['text', 7, [], true])('%j is no object of options', (wrong) => {
  expect(parseOptions(specs, wrong)).toEqual(problem('bad-options', 'Options are an object such as {"key": "value"}.'));
});

test('an unknown option is refused with those that are known', () => {
  expect(parseOptions(specs, { colour: 1 })).toEqual(
    problem('unknown-option', 'There is no option "colour". Known options: pace, frets, party, limit.'),
  );
  expect(parseOptions({}, { colour: 1 })).toEqual(
    problem('unknown-option', 'There is no option "colour". Known options: none.'),
  );
  expect(parseOptions(specs, { toString: 1 })).toMatchObject({ problem: { code: 'unknown-option' } });
});

describe('a value is taken or refused with what would do', () => {
  test.each([
    ['pace', 'one of slow, fast', ['slow', 'fast'], ['SLOW', 1, null]],
    ['frets', 'a whole number from 6 to 10', [6, 8, 10], [5, 11, 7.5, '8', Number.NaN]],
    ['party', 'true or false', [true, false], ['true', 0]],
    ['limit', '"auto" or a whole number from 12 to 60', ['auto', 12, 60], [11, 61, 'often', 12.5, '012']],
  ] as const)('%s', (key, wanted, good, wrong) => {
    for (const value of good)
      expect(parseOptions(specs, { [key]: value })).toEqual({ ok: true, value: { ...usual, [key]: value } });
    for (const value of wrong)
      expect(parseOptions(specs, { [key]: value })).toEqual(problem('bad-option', `Option "${key}" takes ${wanted}.`));
  });

  test('numbers that earlier builds wrote as texts are numbers', () => {
    expect(parseOptions(specs, { limit: '24' })).toEqual({ ok: true, value: { ...usual, limit: 24 } });
  });
});
