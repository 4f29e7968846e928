import { COVERS, FIELDS, fieldOf, FORM_BOMBS, VANS, valuesFor, type FieldName } from '../rules/form.ts';
import type { View } from '../state.ts';
import { bombText, coverText, gameWords } from '../text/index.ts';

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
  if (allowed.length === 0) return gameWords.formDraft.nothingFitsHereChange;
  const choices = CHOICES[field];
  if (choices !== undefined) return gameWords.formDraft.only(allowed.map((value) => choices[value]).join(', '));
  const first = allowed[0];
  const last = allowed[allowed.length - 1];
  if (first === last) return gameWords.formDraft.only(String(first));
  return gameWords.formDraft.to(first, last, allowed[1] - first === 5);
}

/** Fields that are chosen from a list. */
export const CHOICES: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
  exact: [gameWords.formDraft.exactly, gameWords.formDraft.upTo],
  cover: COVERS.map((cover) =>
    cover === null ? gameWords.formDraft.originalsOnly : gameWords.formDraft.covers(coverText(cover)),
  ),
  van: VANS.map((van) => (van === 0 ? gameWords.formDraft.noVan : gameWords.formDraft.coinATrip(van))),
  bomb: FORM_BOMBS.map((bomb) => bombText(bomb)),
};

export const LABELS: Readonly<Record<FieldName, string>> = {
  songs: gameWords.formDraft.songs,
  exact: gameWords.formDraft.howMany,
  cover: gameWords.formDraft.kind,
  needCrowd: gameWords.formDraft.crowdNeeded,
  needClout: gameWords.formDraft.cloutNeeded,
  van: gameWords.formDraft.van,
  feeCoin: gameWords.formDraft.feeInCoin,
  feeCommitment: gameWords.formDraft.commitmentEach,
  rowCount: gameWords.formDraft.starRows,
  stars: gameWords.formDraft.stars,
  from: gameWords.formDraft.from,
  coin: 'COIN',
  crowd: 'CROWD',
  clout: 'CLOUT',
  bomb: gameWords.formDraft.bombCosts,
};
