import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A source file with what the checks ask about it. */
export interface Source {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly imports: readonly Mention[];
  /** Global names and `Math.random` used as values. */
  readonly names: readonly Mention[];
}

export interface Mention {
  readonly name: string;
  readonly line: number;
}

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'docs', 'data']);
const PARSED = /\.(ts|tsx|mjs)$/;

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Every file below `root` with one of the endings. */
export function filesIn(root: string, endings: RegExp, folder = ''): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(root, endings, path);
    return endings.test(entry.name) ? [path] : [];
  });
}

export const readSources = (root: string): Source[] =>
  filesIn(root, PARSED).map((file) => parseSource(file, readFileSync(join(root, file), 'utf8')));

export function parseSource(file: string, text: string): Source {
  const { program, module } = parseSync(file, text, {
    lang: file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js',
  });
  const imports: Mention[] = [
    ...module.staticImports.map(({ moduleRequest, start }) => ({ name: moduleRequest.value, start })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, start }) =>
        moduleRequest === null ? [] : [{ name: moduleRequest.value, start }],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: text.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
      start,
    })),
  ].map(({ name, start }) => ({ name, line: lineAt(text, start) }));
  const names: Mention[] = [];
  collectNames(program, (name, start) => names.push({ name, line: lineAt(text, start) }));
  return { file, text, imports, names };
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' && typeof value.name === 'string' ? value.name : undefined;

/** Names in value position: keys, member names and types are not uses of a global. */
function collectNames(value: unknown, found: (name: string, start: number) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) collectNames(item, found);
    return;
  }
  if (!isNode(value) || value.type === 'TSTypeReference') return;
  if (value.type === 'Identifier') {
    found(String(value.name), value.start);
    return;
  }
  const skipped = new Set<string>();
  if (value.type === 'MemberExpression' && value.computed === false) {
    skipped.add('property');
    const [object, property] = [nameOf(value.object), nameOf(value.property)];
    if (object === 'globalThis' && property !== undefined) found(property, value.start);
    if (object !== undefined && property !== undefined) found(`${object}.${property}`, value.start);
  }
  if ((value.type === 'Property' || value.type.endsWith('Definition')) && value.computed === false) skipped.add('key');
  for (const [key, field] of Object.entries(value)) if (!skipped.has(key)) collectNames(field, found);
}
