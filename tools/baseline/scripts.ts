import type { Identifier } from '@mdn/browser-compat-data';
import { parseSync } from 'oxc-parser';
import { bcd } from './data.ts';
import { onlySecure } from './secure.ts';
import { tooNew, type Finding } from './support.ts';
import { relativeWay } from './ways.ts';

const { api, javascript } = bcd;
const { builtins } = javascript;

/** What stands in a page under a small name. */
const INSTANCES: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  crypto: 'Crypto',
  location: 'Location',
  history: 'History',
  performance: 'Performance',
};

/** Members of all interfaces by their names: without types nobody can tell whose method is called. */
const members = new Map<string, Identifier[]>();
for (const tree of [api, builtins])
  for (const owner of Object.values<Identifier>(tree))
    for (const name of Object.keys(owner)) {
      if (name === '__compat' || !/^[a-z]\w*$/i.test(name)) continue;
      members.set(name, [...(members.get(name) ?? []), owner[name]]);
    }

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one);
  if (!isNode(value)) return;
  yield value;
  for (const field of Object.values(value)) if (typeof field === 'object') yield* nodesOf(field);
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined;

const DEFINING = new Set([
  'Property',
  'PropertyDefinition',
  'MethodDefinition',
  'TSPropertySignature',
  'TSMethodSignature',
  'TSAbstractMethodDefinition',
]);

/** What comes from a module is no feature of the browser. */
const importedAs = (node: Node): unknown => (node.type.startsWith('Import') ? node['local'] : undefined);

export interface Script {
  readonly file: string;
  readonly text: string;
}

interface Parsed {
  readonly text: string;
  readonly nodes: readonly Node[];
}

/** A member that every interface has got too lately; one of them may be meant that is old. */
function lateMember(name: string): string | undefined {
  const reasons = (members.get(name) ?? []).map(tooNew);
  return reasons.length > 0 && reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
}

function lateIn(node: Node, own: ReadonlySet<string>): { what: string; why: string } | undefined {
  if (node.type === 'MemberExpression' && node['computed'] !== true) {
    const [owner, member] = [nameOf(node['object']), nameOf(node['property'])];
    if (member === undefined) return undefined;
    const known = owner === undefined ? undefined : (api[INSTANCES[owner] ?? owner] ?? builtins[owner]);
    const feature =
      known?.[`${member}_static`] ?? (known !== undefined && Object.hasOwn(known, member) ? known[member] : undefined);
    const isOurs = own.has(member) || (owner !== undefined && own.has(owner));
    const why = feature === undefined ? (isOurs ? undefined : lateMember(member)) : tooNew(feature);
    return why === undefined ? undefined : { what: `${owner ?? '…'}.${member}`, why };
  }
  const called = node.type === 'NewExpression' || node.type === 'CallExpression' ? nameOf(node['callee']) : undefined;
  if (called === undefined || own.has(called)) return undefined;
  const why = tooNew(api[called] ?? builtins[called] ?? api['Window']?.[called]);
  return why === undefined ? undefined : { what: called, why };
}

/** What only trusted pages have, used without being asked for. */
function secureIn(node: Node, file: string): { what: string; why: string } | undefined {
  if (node.type !== 'MemberExpression' || node['computed'] === true) return undefined;
  const [owner, member] = [nameOf(node['object']), nameOf(node['property'])];
  if (owner === undefined || member === undefined) return undefined;
  const why = onlySecure(owner, member, file);
  return why === undefined ? undefined : { what: `${owner}.${member}`, why };
}

/** A way of a motion that is given by a script. */
function wayIn(node: Node, text: string): { what: string; why: string } | undefined {
  const [name, value] = [nameOf(node['key']), node['value']];
  if (node.type !== 'Property' || name === undefined || !isNode(value)) return undefined;
  return relativeWay(name, text.slice(value.start, value['end'] as number));
}

/** What scripts use that is too new, that not every page has, or that a browser cannot bear, by file. */
export function inScripts(scripts: readonly Script[]): Map<string, Finding[]> {
  const parsed = new Map<string, Parsed>();
  const own = new Set<string>();
  for (const { file, text } of scripts) {
    const nodes = [...nodesOf(parseSync(file, text).program)];
    parsed.set(file, { text, nodes });
    for (const node of nodes) {
      const defined = DEFINING.has(node.type) ? nameOf(node['key']) : nameOf(node['id'] ?? importedAs(node));
      if (defined !== undefined) own.add(defined);
    }
  }
  const found = new Map<string, Finding[]>();
  for (const [file, { text, nodes }] of parsed) {
    const late = nodes.flatMap((node) => {
      const finding = secureIn(node, file) ?? lateIn(node, own) ?? wayIn(node, text);
      return finding === undefined ? [] : [{ line: text.slice(0, node.start).split('\n').length, ...finding }];
    });
    if (late.length > 0) found.set(file, late);
  }
  return found;
}
