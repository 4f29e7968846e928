import { repeated } from '../pack/index.ts';
import { parseNeeds } from './needs.ts';
import type { Pack } from './pack.ts';

/** The first thing that makes a well-formed pack unplayable, as `field: what is wrong`; undefined if nothing is. */
export function packFault(pack: Pack): string | undefined {
  return (
    repeatedIds(pack) ??
    cardFault(pack) ??
    postFault(pack) ??
    linkFault(pack) ??
    gridFault(pack) ??
    netFault(pack) ??
    lockFault(pack) ??
    tourFault(pack) ??
    lengthFault(pack) ??
    goalFault(pack)
  );
}

function repeatedIds(pack: Pack): string | undefined {
  const lists: [string, readonly { readonly id: string }[]][] = [
    ['cards', pack.cards],
    ['goals', pack.goals],
    ['skills', pack.skills],
    ['types', pack.types],
    ['gridIcons', pack.gridIcons],
    ['netIcons', pack.netIcons],
    ['origins', pack.origins ?? []],
    ['sheet.posts', [...pack.sheet.posts, ...pack.sheet.outer]],
    ['sheet.grid.lines', pack.sheet.grid.lines],
    ['sheet.tour', pack.sheet.tour ?? []],
    ['sheet.locks', pack.sheet.locks.map((id) => ({ id }))],
  ];
  for (const [field, list] of lists) {
    const fault = repeated(field, list);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function cardFault(pack: Pack): string | undefined {
  const skills = new Set(pack.skills.map((skill) => skill.id));
  for (const [index, card] of pack.cards.entries()) {
    const field = `cards[${index}]`;
    if (card.kind === 'member') {
      if (!pack.types.some((type) => type.id === card.type)) return `${field}.type: there is no type "${card.type}"`;
      for (const letter of card.skills)
        if (!skills.has(letter)) return `${field}.skills: there is no skill "${letter}"`;
      if (pack.origins !== undefined && !pack.origins.some((origin) => origin.id === card.origin))
        return `${field}.origin: "${card.origin ?? ''}" is not in origins`;
    }
    if (card.kind === 'grid' || card.kind === 'net') {
      const known = card.kind === 'grid' ? pack.gridIcons : pack.netIcons;
      for (const letter of card.icons)
        if (!known.some((icon) => icon.id === letter)) return `${field}.icons: there is no icon "${letter}"`;
      if (card.icons.length === 2 && card.icons[0] === card.icons[1])
        return `${field}.icons: a double card shows two different icons`;
    }
    if (card.kind === 'cheer' && pack.sheet.cheer === undefined) return `${field}.kind: the sheet has no cheer track`;
  }
  return undefined;
}

function postFault(pack: Pack): string | undefined {
  for (const [index, post] of pack.sheet.posts.entries()) {
    if (!pack.types.some((type) => type.id === post.type))
      return `sheet.posts[${index}].type: there is no type "${post.type}"`;
  }
  const starts = pack.sheet.outer.filter((circle) => circle.start === true).length;
  return starts > 1 ? 'sheet.outer: only one circle can be coloured at the start' : undefined;
}

function linkFault(pack: Pack): string | undefined {
  const seen = new Set<string>();
  for (const [index, link] of pack.sheet.links.entries()) {
    const field = `sheet.links[${index}]`;
    for (const end of link) {
      if (!isCircle(pack, end)) return `${field}: "${end}" is no circle, so the link has only one end`;
    }
    if (
      pack.sheet.outer.some((circle) => circle.id === link[0]) &&
      pack.sheet.outer.some((circle) => circle.id === link[1])
    ) {
      return `${field}: a link needs a post on one side`;
    }
    if (link[0].split('.')[0] === link[1].split('.')[0]) return `${field}: both ends are on the same post`;
    const key = link.toSorted().join(' ');
    if (seen.has(key)) return `${field}: ${key} is there twice`;
    seen.add(key);
  }
  for (const [index, circle] of pack.sheet.outer.entries()) {
    if (!pack.sheet.links.some((link) => link.includes(circle.id)))
      return `sheet.outer[${index}]: no link leads to "${circle.id}"`;
  }
  return undefined;
}

function isCircle(pack: Pack, end: string): boolean {
  const [post, direction] = end.split('.');
  if (direction === undefined) return pack.sheet.outer.some((circle) => circle.id === end);
  return /^[NESW]$/.test(direction) && pack.sheet.posts.some((each) => each.id === post);
}

function gridFault(pack: Pack): string | undefined {
  for (const [row, icons] of pack.sheet.grid.rows.entries()) {
    for (const letter of icons)
      if (!pack.gridIcons.some((icon) => icon.id === letter))
        return `sheet.grid.rows[${row}]: there is no icon "${letter}"`;
  }
  for (const [index, line] of pack.sheet.grid.lines.entries()) {
    if (new Set(line.squares).size !== 4)
      return `sheet.grid.lines[${index}].squares: a line has four different squares`;
  }
  return undefined;
}

function netFault(pack: Pack): string | undefined {
  for (const [row, icons] of pack.sheet.net.rows.entries()) {
    for (const letter of icons)
      if (!pack.netIcons.some((icon) => icon.id === letter))
        return `sheet.net.rows[${row}]: there is no icon "${letter}"`;
  }
  const seen = new Set<string>();
  for (const [index, link] of pack.sheet.net.links.entries()) {
    const [a, b] = link.ends.toSorted((x, y) => x - y);
    if (a === b) return `sheet.net.links[${index}]: both ends are node ${a}`;
    if (seen.has(`${a}-${b}`)) return `sheet.net.links[${index}]: ${a}–${b} is there twice`;
    seen.add(`${a}-${b}`);
  }
  return undefined;
}

function lockFault(pack: Pack): string | undefined {
  const uses = [
    ...pack.sheet.posts.map((post, index) => [`sheet.posts[${index}].lock`, post.lock] as const),
    ...(pack.sheet.tour ?? []).map((venue, index) => [`sheet.tour[${index}].gate`, venue.gate] as const),
  ];
  const used = new Set<string>();
  for (const [field, lock] of uses) {
    if (lock === undefined) continue;
    if (!pack.sheet.locks.includes(lock)) return `${field}: there is no lock "${lock}"`;
    if (used.has(lock)) return `${field}: lock "${lock}" hangs in two places`;
    used.add(lock);
  }
  const idle = pack.sheet.locks.findIndex((lock) => !used.has(lock));
  return idle < 0 ? undefined : `sheet.locks[${idle}]: lock "${pack.sheet.locks[idle]}" closes nothing`;
}

function tourFault(pack: Pack): string | undefined {
  const tour = pack.sheet.tour ?? [];
  if (tour.length === 0) return undefined;
  const reached = new Set(tour.filter((venue) => venue.after === undefined).map((venue) => venue.id));
  if (reached.size !== 1) return 'sheet.tour: exactly one venue is the start and has no "after"';
  for (let grew = true; grew;) {
    const before = reached.size;
    for (const venue of tour) if (venue.after !== undefined && reached.has(venue.after)) reached.add(venue.id);
    grew = reached.size > before;
  }
  const lost = tour.findIndex((venue) => !reached.has(venue.id));
  if (lost >= 0) return `sheet.tour[${lost}].after: venue "${tour[lost].id}" cannot be reached from the start`;
  return tour[0].after === undefined ? undefined : 'sheet.tour[0]: the start comes first';
}

function lengthFault(pack: Pack): string | undefined {
  const { penalty } = pack.sheet;
  return penalty.bonuses.length === penalty.points.length - 1
    ? undefined
    : 'sheet.penalty.bonuses: one entry for each space, null for none';
}

function goalFault(pack: Pack): string | undefined {
  for (const [index, goal] of pack.goals.entries()) {
    const needs = parseNeeds(goal.needs, pack);
    if (typeof needs === 'string') return `goals[${index}].needs: ${needs}`;
  }
  return undefined;
}
