import { explain, type About, type Moment } from '@bandstand/engine';

/** Things of one kind of which the same is to be said now. */
export interface Standing {
  readonly names: readonly string[];
  readonly now: string;
}

/** What a word means on the board in front of somebody. */
export interface Meaning {
  readonly term: About;
  readonly standings: readonly Standing[];
  /** What of the board is meant, by its marks. */
  readonly marks: readonly string[];
}

const partsOf = ({ name, what, gives, costs, now }: About): string => [name, what, gives, costs, now].join(' ');

/** Says the word, or one that begins with it: "lock" is in "Locked", not in "clock". */
const sayer = (query: string): ((text: string | undefined) => boolean) => {
  const begins = new RegExp(`(^|[^\\p{L}\\p{N}])${query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu');
  return (text = '') => begins.test(text);
};

/** At most so many kinds of things: a search answers, it does not list the board. */
const MOST_MEANINGS = 3;

/** What a searched word means now, for things whose marks stand on the board; the closest meaning first. */
export function meaningsOf(query: string, marks: readonly string[], at: Moment): Meaning[] {
  const typed = query.trim();
  if (typed.length < 2) return [];
  const says = sayer(typed);
  const found = Object.entries(at.glossary.terms).flatMap(([kind, term]) => {
    const things = [...new Set(marks)].flatMap((mark) => {
      const about = mark.split(':')[0] === kind ? explain(mark, at) : undefined;
      return about === undefined ? [] : [{ mark, about }];
    });
    const isCalled = says(term.name);
    const meant = isCalled ? things : things.filter(({ about }) => says(about.name) || says(about.now));
    if (!isCalled && meant.length === 0 && !says(partsOf(term))) return [];
    // One thing that is called so speaks for itself.
    const [only] = meant.length === 1 ? meant : [];
    const meaning: Meaning = {
      term: only === undefined ? term : { ...only.about, name: only.about.name ?? term.name },
      standings: only === undefined ? standingsOf(meant, term.name) : [],
      marks: (meant.length > 0 ? meant : things).map(({ mark }) => mark),
    };
    const isExact = term.name.toLowerCase() === typed.toLowerCase();
    return [{ meaning, rank: isExact ? 0 : isCalled ? 1 : meant.length > 0 ? 2 : 3 }];
  });
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_MEANINGS)
    .map(({ meaning }) => meaning);
}

function standingsOf(things: readonly { readonly about: About }[], kind: string): Standing[] {
  const standings = new Map<string, { names: string[]; now: string }>();
  for (const { about } of things) {
    if (about.now === undefined) continue;
    const standing = standings.get(about.now) ?? { names: [], now: about.now };
    if (about.name !== undefined && about.name !== kind) standing.names.push(about.name);
    standings.set(about.now, standing);
  }
  return [...standings.values()];
}
