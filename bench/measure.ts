import type { BenchLine } from '../cli/commands/bench.ts';

/** Works for so much CPU time and returns how often the work was done a CPU second. */
export function ratePerCpuSecond(work: () => void, cpuMs: number): number {
  const start = process.cpuUsage();
  let count = 0;
  let spent = 0;
  for (let batch = 1; spent < cpuMs; batch = Math.min(batch * 2, 4096)) {
    for (let i = 0; i < batch; i++) work();
    count += batch;
    const usage = process.cpuUsage(start);
    spent = (usage.user + usage.system) / 1000;
  }
  return (1000 * count) / spent;
}

/** The rate that the better slices reach: what the machine gives while nobody else disturbs it. */
export function steadyRate(work: () => void, slices: number, sliceMs: number): number {
  const rates = Array.from({ length: slices }, () => ratePerCpuSecond(work, sliceMs));
  return rates.toSorted((a, b) => b - a)[Math.floor(slices / 10)];
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Samples several works in turn, so that a noisy machine hurts all of them alike; medians by name. */
export async function interleaved<Name extends string>(
  works: Readonly<Record<Name, () => number | Promise<number>>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) samples.get(name)?.push(await works[name]());
  }
  return Object.fromEntries(names.map((name) => [name, median(samples.get(name) ?? [])])) as Record<Name, number>;
}

export const line = (name: string, ours: number, peer: number, bar: number): BenchLine => ({
  name,
  ours,
  peer,
  ratio: ours / peer,
  bar,
  ok: ours / peer >= bar,
});

/** A limit in place of a peer: fine when ours stays under it. */
export const under = (name: string, ours: number, limit: number): BenchLine => ({
  name,
  ours,
  peer: limit,
  ratio: ours === 0 ? Infinity : limit / ours,
  bar: 1,
  ok: ours <= limit,
});
