import { traitsOf, type Kit } from '../kit.ts';
import { FLOW_NAMES, type FlowName } from '../rules.ts';
import type { Flow } from './flow.ts';
import { pairs } from './pairs.ts';
import { setList } from './setList.ts';
import { weeks } from './weeks.ts';

const BY_NAME: Readonly<Record<FlowName, Flow>> = { weeks, pairs, setList };
const FLOWS = FLOW_NAMES.map((name) => BY_NAME[name]);

export const flowOf = (kit: Kit, state: { readonly seats: number }): Flow => FLOWS[traitsOf(kit, state).flow];
