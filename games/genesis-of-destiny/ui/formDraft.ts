import { COVERS, FIELDS, fieldOf, FORM_BOMBS, VANS, valuesFor, type FieldName } from '../rules/form.ts';
import type { View } from '../state.ts';
import { bombText } from '../text/names.ts';

/** The form as it stands on the page, in the order of its fields. */
export interface Draft {
  readonly fields: readonly number[];
  /** Three star rows, of which the first ones count. */
  readonly rows: readonly (readonly number[])[];
  readonly bomb: number;
}

/** A modest gig of up to three songs, to begin with. */
export const FIRST_DRAFT: Draft = {
  fields: [3, 1, 3, 0, 0, 0, 0, 0, 2],
  rows: [
    [1, 20, 1, 3, 0],
    [2, 40, 5, 5, 1],
    [3, 80, 20, 10, 1],
  ],
  bomb: 1,
};

/** What has been sent stands, the rest is as on the page. */
export function formFrom(draft: Draft, sent: readonly number[]): number[] {
  const form = [...draft.fields];
  for (const [index, value] of sent.slice(0, FIELDS.length).entries()) form[index] = value;
  const rows = draft.rows.slice(0, form[FIELDS.length - 1]);
  const all = [...form, ...rows.flat(), draft.bomb];
  for (const [index, value] of sent.entries()) all[index] = value;
  return all;
}

/** By place in the form: what is wrong with the value there. */
export function problemsOf(view: View, form: readonly number[], mustReach: boolean): ReadonlyMap<number, string> {
  const problems = new Map<number, string>();
  for (const [index, value] of form.entries()) {
    const before = form.slice(0, index);
    const next = fieldOf(before);
    const allowed = valuesFor(view, before, mustReach);
    if (next === undefined || allowed.includes(value)) continue;
    problems.set(index, rangeText(next.field, allowed));
  }
  return problems;
}

/** "0 to 15", "15 to 300 in fives", or the few choices there are. */
export function rangeText(field: FieldName, allowed: readonly number[]): string {
  if (allowed.length === 0) return 'Nothing fits here; change a field above';
  const choices = CHOICES[field];
  if (choices !== undefined) return `Only ${allowed.map((value) => choices[value]).join(', ')}`;
  const first = allowed[0];
  const last = allowed[allowed.length - 1];
  if (first === last) return `Only ${first}`;
  return `${first} to ${last}${allowed[1] - first === 5 ? ' in fives' : ''}`;
}

const sign = (value: number): string => (value === 0 ? '' : value > 0 ? `+${value}` : `−${-value}`);

/** Fields that are chosen from a list. */
export const CHOICES: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
  exact: ['exactly', 'up to'],
  cover: COVERS.map((cover) => (cover === null ? 'originals only' : `covers d6${sign(cover)}`)),
  van: VANS.map((van) => (van === 0 ? 'no van' : `${van} COIN a trip`)),
  bomb: FORM_BOMBS.map((bomb) => bombText(bomb)),
};

export const LABELS: Readonly<Record<FieldName, string>> = {
  songs: 'Songs',
  exact: 'How many',
  cover: 'Kind',
  needCrowd: 'CROWD needed',
  needClout: 'CLOUT needed',
  van: 'Van',
  feeCoin: 'Fee in COIN',
  feeCommitment: 'COMMITMENT each',
  rowCount: 'Star rows',
  stars: 'Stars',
  from: 'From',
  coin: 'COIN',
  crowd: 'CROWD',
  clout: 'CLOUT',
  bomb: 'A bomb costs',
};
