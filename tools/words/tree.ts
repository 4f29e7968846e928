import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript and JSX). */
export type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export function treeOf(file: string, text: string): unknown {
  return parseSync(file, text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }).program;
}

/** The name of an identifier, a key or a JSX name. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Literal') return String(node.value);
  return typeof node.name === 'string' ? node.name : '';
}

/** Calls back for every node below, with the nodes above it, the nearest last; false stops at this node. */
export function walk(
  value: unknown,
  visit: (node: Node, above: readonly Node[]) => boolean,
  above: readonly Node[] = [],
): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit, above);
    return;
  }
  if (!isNode(value) || !visit(value, above)) return;
  const path = [...above, value];
  for (const field of Object.values(value)) if (typeof field === 'object') walk(field, visit, path);
}
