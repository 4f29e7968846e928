import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allowedPackages, IMPURE_NAMES, isPure, isTest, MAY_IMPORT } from './arrows.ts';
import { cycleComplaints, folderCycleComplaints } from './cycles.ts';
import { resolveImports, targetOf, topOf } from './resolve.ts';
import { filesIn, lineAt, readSources, type Source } from './source.ts';

/** One broken rule, as `file:line: what is wrong`. */
export type Complaint = string;

/** The game whose folder the file lies in. */
const gameOf = (file: string): string | undefined => /^games\/([^/]+)\//.exec(file)?.[1];

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function arrowComplaints(source: Source): Complaint[] {
  const { file } = source;
  const top = topOf(file);
  const allowed = MAY_IMPORT[top];
  if (allowed === undefined) return [];
  return source.imports.flatMap(({ name, line }) => {
    const at = `${file}:${line}:`;
    const target = targetOf(file, name);
    if (target === undefined) {
      const packages = allowedPackages(file);
      if (packages === undefined || packages.includes(packageOf(name))) return [];
      return [`${at} imports "${name}"; here only ${packages.join(', ')} may be used`];
    }
    const game = gameOf(file);
    const otherGame = gameOf(target);
    if (game !== undefined && otherGame !== undefined && game !== otherGame) {
      return [`${at} game "${game}" imports from game "${otherGame}"; share through a kit`];
    }
    const targetTop = topOf(target);
    if (targetTop === top || isTest(file) || allowed.includes(targetTop) || !(targetTop in MAY_IMPORT)) return [];
    return [`${at} ${top}/ must not import from ${targetTop}/ (it may use ${allowed.join(', ') || 'nothing'})`];
  });
}

const purityComplaints = (source: Source): Complaint[] =>
  isPure(source.file)
    ? source.names
        .filter(({ name }) => Object.hasOwn(IMPURE_NAMES, name))
        .map(({ name, line }) => `${source.file}:${line}: uses ${name}; ${IMPURE_NAMES[name]}`)
    : [];

const ID_FILES = /\.(ts|tsx|mts|mjs|json|css|html)$/;

/** A game's id belongs to its own folder: adding or removing a game touches no other source file. */
function strayIdComplaints(root: string): Complaint[] {
  const games = gamesIn(root);
  const files = filesIn(root, ID_FILES).filter((file) => !file.endsWith('package-lock.json'));
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return games
      .filter((id) => gameOf(file) !== id)
      .flatMap((id) => {
        const stray = new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'g');
        return [...text.matchAll(stray)].map(
          (match) => `${file}:${lineAt(text, match.index)}: names the game "${id}" outside games/${id}/`,
        );
      });
  });
}

/** Every folder below games/ is a game. */
export function gamesIn(root: string): string[] {
  const folder = join(root, 'games');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.ts')))
    .map((entry) => entry.name);
}

/** All that is wrong with the structure of the tree below `root`. */
export function layerComplaints(root: string): Complaint[] {
  const sources = readSources(root);
  const links = resolveImports(root, sources);
  return [
    ...sources.flatMap(arrowComplaints),
    ...cycleComplaints(links),
    ...folderCycleComplaints(links),
    ...sources.flatMap(purityComplaints),
    ...strayIdComplaints(root),
  ];
}

export const projectRoot = (): string => dirname(dirname(import.meta.dirname));
