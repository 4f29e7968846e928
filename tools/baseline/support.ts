import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { bcd } from './data.ts';

/** What is used must have been in all these browsers by this day, two years before it was last looked at. */
const SINCE = '2024-11-17';
const BROWSERS = ['chrome', 'firefox', 'safari'] as const;

/** Without a flag, a prefix or another name. What was there in part and then became whole was never taken away. */
const isPlain = (statement: SimpleSupportStatement): boolean =>
  statement.flags === undefined &&
  statement.prefix === undefined &&
  statement.alternative_name === undefined &&
  (statement.version_removed === undefined || statement.partial_implementation === true);

function dayIn(browser: (typeof BROWSERS)[number], { support }: CompatStatement): string | undefined {
  const told = support[browser];
  const days = (Array.isArray(told) ? told : told === undefined ? [] : [told]).filter(isPlain).flatMap((statement) => {
    const { version_added: version } = statement;
    if (typeof version !== 'string' || version === 'preview') return [];
    return bcd.browsers[browser].releases[version.replace('≤', '')]?.release_date ?? [];
  });
  return days.toSorted()[0];
}

/** Why a feature is too new, or nothing when it has been everywhere for long enough. */
export function tooNew(feature: Identifier | undefined): string | undefined {
  const statement = feature?.__compat;
  if (statement === undefined) return undefined;
  const late = BROWSERS.flatMap((browser) => {
    const day = dayIn(browser, statement);
    return day === undefined ? [`not in ${browser}`] : day > SINCE ? [`in ${browser} since ${day}`] : [];
  });
  return late.length === 0 ? undefined : `${late.join(', ')}; everywhere by ${SINCE} is asked`;
}

export interface Finding {
  readonly line: number;
  readonly what: string;
  readonly why: string;
}
