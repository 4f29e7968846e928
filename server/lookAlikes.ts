/** Letters of other scripts, and signs, that look like these. */
const LOOKS: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вЬьβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєɛε',
  g: 'ɡ',
  h: 'һнη',
  j: 'јϳ',
  k: 'кκ',
  l: 'iı1|!іιɩӀӏ',
  m: 'мμ',
  n: 'п',
  o: '0оοσօ',
  p: 'рρ',
  q: 'ԛ',
  r: 'гᴦ',
  s: 'ѕ5',
  t: 'тτ',
  u: 'υцս',
  v: 'ѵν',
  w: 'ԝωш',
  x: 'хχ',
  y: 'уүγ',
  z: 'ᴢζ',
};
const LETTER: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKS).flatMap(([letter, others]) => [...others].map((other) => [other.toLowerCase(), letter])),
);

/** What a name looks like at a glance: the same for names that somebody could mistake for one another. */
export const looksOf = (name: string): string =>
  Array.from(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, ''),
    (letter) => LETTER.get(letter) ?? letter,
  )
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[^\p{L}\p{N}\p{S}(]/gu, '');

/** The name with a number that nobody else at the table has, where another one looks like it; `seat` is where it is to stand. */
export function toldApart(name: string, seat: number, others: readonly string[]): string {
  const taken = new Set(others.map(looksOf));
  let told = name;
  for (let number = seat + 1; taken.has(looksOf(told)); number += 16) told = `${name} (${number})`;
  return told;
}

interface Named {
  readonly seat: number;
  readonly name: string;
}

/** Of those who sit on other seats; an open one has no name. */
export const namesBeside = (seats: readonly Named[], seat: number): string[] =>
  seats.flatMap((held) => (held.seat === seat || held.name === '' ? [] : [held.name]));

/** The seats of a new table, told apart; people keep the names they gave themselves. */
export function namesToldApart<Seat extends Named & { readonly kind: string }>(seats: readonly Seat[]): Seat[] {
  const taken = seats.flatMap(({ kind, name }) => (kind === 'person' ? [name] : []));
  return seats.map((held) => {
    if (held.kind === 'person' || held.name === '') return held;
    const name = toldApart(held.name, held.seat, taken);
    taken.push(name);
    return { ...held, name };
  });
}
