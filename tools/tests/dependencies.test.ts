import { expect, test } from 'vitest';
import { noteAll, packagesIn, unlisted } from '../dependencies.ts';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    server: { version: '0.1.0' },
    'node_modules/@bandstand/server': { link: true },
    'node_modules/ws': { version: '8.22.2' },
    'node_modules/a/node_modules/@scope/b': { version: '1.0.0' },
  },
};
const used = new Set(packagesIn(lock));

test('every package of a lock file counts, wherever it lies, and none of our own', () => {
  expect([...used]).toEqual(['ws@8.22.2', '@scope/b@1.0.0']);
});

test('a version that nobody has looked at is told, and one that is gone', () => {
  const list = { searched: { '2026-01-01': ['ws@8.22.1'] }, noted: { '2026-01-02': ['@scope/b@1.0.0'] } };
  expect(unlisted(used, list)).toEqual({ fresh: ['ws@8.22.2'], gone: ['ws@8.22.1'] });
  const noted = noteAll(used, list, '2026-02-02');
  expect(noted).toEqual({ searched: {}, noted: { '2026-01-02': ['@scope/b@1.0.0'], '2026-02-02': ['ws@8.22.2'] } });
  expect(unlisted(used, noted)).toEqual({ fresh: [], gone: [] });
});
