import { isTest } from './arrows.ts';
import type { Links } from './resolve.ts';

/** Follows imports depth first; the first way back to a file that is still open is a cycle. */
export function cycleComplaints(links: Links): string[] {
  const closed = new Set<string>();
  const complaints: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    if (closed.has(file)) return;
    for (const { target, line } of links.get(file) ?? []) {
      const start = [...trail, file].indexOf(target);
      if (start >= 0) {
        const round = [...trail, file].slice(start);
        complaints.push(`${file}:${line}: closes a cycle of imports: ${[...round, target].join(' → ')}`);
      } else visit(target, [...trail, file]);
    }
    closed.add(file);
  };
  for (const file of links.keys()) visit(file, []);
  return complaints;
}

/** What is read as one thing: a top folder, or one game or kit. */
const packageOf = (file: string): string => /^((games|kits)\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? '';

/** A folder directly below its package, or a file that lies beside those folders. */
const partOf = (file: string): string => {
  const home = packageOf(file);
  return [home, file.slice(home.length + 1).split('/')[0]].join('/');
};

/** Which parts of a package each part imports from; tests are left out, as they may look at anything. */
function partGraph(links: Links): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, imports] of links) {
    if (isTest(file)) continue;
    const used = graph.get(partOf(file)) ?? new Set<string>();
    graph.set(partOf(file), used);
    for (const { target } of imports) {
      if (packageOf(target) === packageOf(file) && partOf(target) !== partOf(file)) used.add(partOf(target));
    }
  }
  return graph;
}

function reachableFrom(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    for (const next of graph.get(part) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

/** Sets of parts that all lead to each other, each in order. */
function rings(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = new Map([...graph.keys()].map((part) => [part, reachableFrom(graph, part)]));
  const found = new Map<string, string[]>();
  for (const [part, reached] of reach) {
    if (!reached.has(part)) continue;
    const ring = [...reached].filter((other) => reach.get(other)?.has(part) === true).toSorted();
    found.set(ring.join(), ring);
  }
  return [...found.values()];
}

const hasFolder = (ring: readonly string[]): boolean => ring.some((part) => !/\.\w+$/.test(part));

/** Folders of one package that need each other cannot be read, tested or moved one by one. */
export function folderCycleComplaints(links: Links): string[] {
  return rings(partGraph(links))
    .filter(hasFolder)
    .map((ring) => `${ring[0]}: folders that need each other: ${ring.join(' ⇄ ')}`);
}
