import type { Kit } from '../kit.ts';
import type { FlowName } from '../rules.ts';
import type { Flow } from './flow.ts';
import { pairs } from './pairs.ts';
import { setList } from './setList.ts';
import { weeks } from './weeks.ts';

const FLOWS: Readonly<Record<FlowName, Flow>> = { weeks, pairs, setList };

export const flowOf = (kit: Kit, state: { readonly seats: number }): Flow =>
  FLOWS[state.seats === 1 ? kit.rules.solo : kit.rules.together];
