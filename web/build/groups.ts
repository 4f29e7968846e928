import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];
type Look = (id: string) => { readonly importedIds?: readonly string[] } | null;

/** Pages on which a match of this device is played. */
const TABLE_PAGES = ['pages/QuickPlay.tsx', 'pages/Play.tsx'].map((file) => join(import.meta.dirname, '..', file));

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
export const groups = (): Group[] => {
  let table: ReadonlySet<string> | undefined;
  return [
    { name: 'base', tags: ['$initial'], priority: 2 },
    {
      debugName: 'table',
      name(id, context) {
        table ??= reachedFrom(TABLE_PAGES, (module) => context.getModuleInfo(module));
        return table.has(id) ? 'table' : null;
      },
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ];
};
