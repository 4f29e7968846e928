import { lineAt } from '../layers/source.ts';
import { isNode, nameOf, treeOf, walk, type Node } from './tree.ts';

/** Something that can be said, by its path in a language file: `chat.send`. */
export interface Entry {
  readonly path: readonly string[];
  readonly line: number;
}

const propertiesOf = (node: unknown): Node[] =>
  isNode(node) && node.type === 'ObjectExpression' && Array.isArray(node.properties)
    ? (node.properties as unknown[]).filter((each): each is Node => isNode(each) && each.type === 'Property')
    : [];

function leavesOf(
  object: unknown,
  path: readonly string[],
  found: (path: readonly string[], at: number) => void,
): void {
  for (const property of propertiesOf(object)) {
    const here = [...path, nameOf(property.key)];
    if (propertiesOf(property.value).length > 0) leavesOf(property.value, here, found);
    else found(here, property.start);
  }
}

/** Entries of the tables of words that a file exports; tables of a declared type are asked for by the platform. */
export function entriesIn(file: string, source: string): Entry[] {
  const entries: Entry[] = [];
  walk(treeOf(file, source), (node, above) => {
    if (node.type !== 'VariableDeclarator') return true;
    const isExported = above.some(({ type }) => type === 'ExportNamedDeclaration');
    const isTyped = isNode(node.id) && isNode(node.id.typeAnnotation);
    const value = isNode(node.init) && node.init.type === 'TSAsExpression' ? node.init.expression : node.init;
    if (isExported && !isTyped) leavesOf(value, [], (path, at) => entries.push({ path, line: lineAt(source, at) }));
    return false;
  });
  return entries;
}

/** The names that a file reads from something, and those that it hands on whole. */
export interface Reads {
  readonly names: ReadonlySet<string>;
  readonly whole: ReadonlySet<string>;
}

/** `const text = words.chat` is another name for it; what is read of it stands in the same file. */
const isAlias = (parent: Node | undefined): boolean =>
  parent?.type === 'VariableDeclarator' || parent?.type === 'ArrowFunctionExpression';

export function readsIn(file: string, source: string): Reads {
  const names = new Set<string>();
  const whole = new Set<string>();
  walk(treeOf(file, source), (node, above) => {
    const parent = above.at(-1);
    if (node.type === 'MemberExpression' && node.computed === false) {
      const name = nameOf(node.property);
      names.add(name);
      const isStep = parent?.type === 'MemberExpression' && parent.object === node && parent.computed === false;
      if (!isStep && !isAlias(parent)) whole.add(name);
    }
    if (node.type === 'Property' && parent?.type === 'ObjectPattern') names.add(nameOf(node.key));
    return true;
  });
  return { names, whole };
}

/** Whether some file reads an entry: all of its names, or one of them as a whole. */
export const isRead = ({ path }: Entry, files: readonly Reads[]): boolean =>
  files.some(({ names, whole }) => {
    for (const [depth, name] of path.entries()) {
      if (!names.has(name)) return false;
      if (depth < path.length - 1 && whole.has(name)) return true;
    }
    return true;
  });
