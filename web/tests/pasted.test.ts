import { expect, test } from 'vitest';
import { readPasted } from '../home/pasted.ts';

const HERE = 'https://band.example:8443/';
const page = (path: string) => ({ to: 'page', path });
const code = (text: string) => ({ to: 'code', code: text });

test.each([
  ['https://band.example:8443/t/abc#i=xyz', page('/t/abc#i=xyz')],
  ['  https://band.example:8443/t/abc  ', page('/t/abc')],
  ['Come and play: https://band.example:8443/t/abc#i=xyz. See you', page('/t/abc#i=xyz')],
  ['band.example:8443/t/abc', page('/t/abc')],
  ['/t/abc', page('/t/abc')],
  ['https://band.example:8443/duel#eJx', page('/duel#eJx')],
  ['https://band.example:8443/daily', page('/daily')],
  ['bcdf-2345', code('bcdf2345')],
  ['BCDF 2345', code('BCDF2345')],
  [' bcdf2345\n', code('bcdf2345')],
  ['', undefined],
  ['garbage!', undefined],
  ['two words and more', undefined],
  ['javascript:alert(1)//t/', undefined],
  ['https://band.example:8443/api/matches', undefined],
  ['https://', undefined],
])('%j leads to the right place', (pasted, to) => {
  expect(readPasted(pasted, HERE)).toEqual(to);
});

test.each(['https://other.example/t/abc', 'other.example/t/abc', 'HTTPS://Other.example/t/abc'])(
  '%j is of another server',
  (pasted) => {
    expect(readPasted(pasted, HERE)).toMatchObject({ to: 'elsewhere', host: 'other.example' });
  },
);
