import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];
type Look = (id: string) => { readonly importedIds?: readonly string[] } | null;

const inWeb = (file: string): string => join(import.meta.dirname, '..', file);

const GAMES = inWeb('../games');

/** What a match of each title needs: its rules and its board. */
const titles = (): (readonly string[])[] =>
  readdirSync(GAMES)
    .map((id) => ['index.ts', 'ui/index.tsx'].map((file) => join(GAMES, id, file)).filter((file) => existsSync(file)))
    .filter((modules) => modules.length > 0);

/** Some modules with all that they cannot do without. */
function reachedFrom(modules: readonly string[], look: Look): ReadonlySet<string> {
  const reached = new Set<string>();
  const add = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    look(id)?.importedIds?.forEach(add);
  };
  modules.forEach(add);
  return reached;
}

/**
 * What is always needed together comes as one file. By itself the bundler makes a file of everything that two pages
 * share, and forty small answers take a phone longer than four large ones.
 */
export const groups = (): Group[] => [
  { name: 'base', tags: ['$initial'], priority: 4 },
  together('table', [inWeb('pages/Play.tsx')], 3),
  byTitle(2),
  together('quick', [inWeb('pages/QuickPlay.tsx')], 2),
  together('setup', [inWeb('pages/Setup.tsx')], 1),
  together('lesson', ['pages/Learn.tsx', 'learn/open.ts', 'learn/coach.ts', 'learn/Coach.tsx'].map(inWeb), 1),
  together('terms', [inWeb('terms/TermHelp.tsx')], 1),
  together('about', [inWeb('terms/WhatIsThis.tsx')], 0),
];

function together(name: string, modules: readonly string[], priority: number): Group {
  let reached: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name(id, context) {
      reached ??= reachedFrom(modules, (module) => context.getModuleInfo(module));
      return reached.has(id) ? name : null;
    },
    includeDependenciesRecursively: false,
    priority,
  };
}

/** A file for each title, and one for what some titles share. Words and drawings that lie together are packed better, too. */
function byTitle(priority: number): Group {
  let reached: readonly ReadonlySet<string>[] | undefined;
  return {
    debugName: 'title',
    name(id, context) {
      reached ??= titles().map((modules) => reachedFrom(modules, (module) => context.getModuleInfo(module)));
      const sharers = reached.flatMap((modules, title) => (modules.has(id) ? [title] : []));
      return sharers.length === 0 ? null : `title-${sharers.join('-')}`;
    },
    includeDependenciesRecursively: false,
    priority,
  };
}
