import { bad, good, type Result } from '@bandstand/engine';
import * as v from 'valibot';

/**
 * A parsed pack, or the first field that is wrong and what it should be: `cards[3].voices: …`.
 * `faultIn` finds what a shape cannot say, in the same words.
 */
export function checkPackWith<Shape extends v.GenericSchema>(
  shape: Shape,
  json: unknown,
  faultIn: (pack: v.InferOutput<Shape>) => string | undefined,
): Result<v.InferOutput<Shape>> {
  const parsed = v.safeParse(shape, json);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    return bad('bad-pack', `${pathOf(issue)}: ${issue.message}`);
  }
  const fault = faultIn(parsed.output);
  return fault === undefined ? good(parsed.output) : bad('bad-pack', fault);
}

const pathOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? [])
    .map((step) => (typeof step.key === 'number' ? `[${step.key}]` : `.${String(step.key)}`))
    .join('')
    .replace(/^\./, '') || 'pack';

/** The first row whose id an earlier row has as well. */
export function repeated(path: string, rows: readonly { readonly id: string }[]): string | undefined {
  const at = rows.findIndex((row, index) => rows.findIndex((other) => other.id === row.id) < index);
  return at < 0 ? undefined : `${path}[${at}].id: "${rows[at].id}" is used twice; each needs its own`;
}
