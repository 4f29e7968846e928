import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../layers/check.ts';

interface LockedPackage {
  readonly resolved?: string;
  /** Comes inside another package, which has what it needs. */
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Lock = Readonly<Record<string, LockedPackage>>;

const readLock = (folder: string): Lock => {
  const text = readFileSync(join(projectRoot(), folder, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: Lock }).packages;
};

const hostsNamedIn = (lock: Lock): string[] =>
  Object.entries(lock)
    .filter(([, { resolved }]) => resolved !== undefined && /^\w+:\/\//.test(resolved))
    .map(([path]) => path);

const missingFrom = (lock: Lock): string[] =>
  Object.entries(lock).flatMap(([path, { optionalDependencies = {}, inBundle = false }]) =>
    Object.keys(inBundle ? {} : optionalDependencies).filter(
      (name) => lock[`node_modules/${name}`] === undefined && lock[`${path}/node_modules/${name}`] === undefined,
    ),
  );

describe.each(['.', 'tools/runtime', 'tools/testbin', 'tools/oldest', 'tools/mutate', 'tools/client'])(
  'the lock of %s',
  (folder) => {
    test('names no registry host', () => {
      expect(hostsNamedIn(readLock(folder))).toEqual([]);
    });

    test('has the binaries of every platform', () => {
      expect(missingFrom(readLock(folder))).toEqual([]);
    });
  },
);

test('a host and a missing platform are noticed', () => {
  const lock: Lock = {
    'node_modules/a': {
      resolved: 'https://registry.example/a.tgz',
      optionalDependencies: { 'a-linux': '1', 'a-mac': '1' },
    },
    'node_modules/a-linux': {},
  };
  expect(hostsNamedIn(lock)).toEqual(['node_modules/a']);
  expect(missingFrom(lock)).toEqual(['a-mac']);
});
