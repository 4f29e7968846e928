import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];
type Look = (id: string) => { readonly importedIds?: readonly string[] } | null;

const inWeb = (file: string): string => join(import.meta.dirname, '..', file);

/** Pages on which a match of this device is played. */
const TABLE_PAGES = ['pages/QuickPlay.tsx', 'pages/Play.tsx'].map(inWeb);

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
  { name: 'base', tags: ['$initial'], priority: 3 },
  together('table', TABLE_PAGES, 2),
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
