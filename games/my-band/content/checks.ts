import type { Result } from '@bandstand/engine';
import { checkPackWith, repeated } from '@bandstand/kits/pack';
import { packShape, type Needs, type Pack } from './shape.ts';

/** A parsed pack, or the first field that is wrong and what it should be. */
export const checkPack = (json: unknown): Result<Pack> => checkPackWith(packShape, json, faultIn);

function faultIn(pack: Pack): string | undefined {
  return (
    repeated('occupations', pack.occupations) ??
    repeated('band', pack.band) ??
    repeated('business', pack.business) ??
    repeated('contracts.spaces', pack.contracts.spaces) ??
    bandFault(pack) ??
    setupFault(pack) ??
    businessFault(pack) ??
    chartFault(pack)
  );
}

function bandFault(pack: Pack): string | undefined {
  for (const [index, card] of pack.band.entries()) {
    const path = `band[${index}]`;
    if (!pack.occupations.some((occupation) => occupation.id === card.occupation)) {
      return `${path}.occupation: there is no occupation "${card.occupation}"`;
    }
    const letters = [...card.letters];
    const foreign = letters.find((letter) => !pack.letters.includes(letter));
    if (foreign !== undefined) return `${path}.letters: "${foreign}" is none of ${pack.letters}`;
    if (new Set(letters).size !== letters.length) return `${path}.letters: a letter is there twice`;
  }
  return undefined;
}

function setupFault(pack: Pack): string | undefined {
  const choosers = pack.band.filter((card) => card.occupation === pack.chooser);
  const singers = pack.band.filter((card) => card.occupation === pack.singer);
  if (pack.singer === pack.chooser) return 'chooser: must differ from singer';
  if (singers.length < 4) return `singer: four seats need four cards of "${pack.singer}", there are ${singers.length}`;
  if (choosers.length < 4)
    return `chooser: four seats need four cards of "${pack.chooser}", there are ${choosers.length}`;
  const firsts = choosers.map((card) => [...pack.letters].find((letter) => card.letters.includes(letter)));
  if (new Set(firsts).size !== choosers.length) return 'chooser: two cards have the same first letter';
  const others = pack.band.length - choosers.length - singers.length;
  for (const seats of [2, 3, 4] as const) {
    const rules = pack.table[seats];
    if (rules.draws > 1) return `table.${seats}.draws: more than one card could give a seat the same occupation twice`;
    if (others < rules.draws * seats) return `table.${seats}.draws: there are only ${others} cards to draw`;
    const cards = 2 + rules.draws + rules.business;
    if (rules.cardLimit !== null && cards > rules.cardLimit)
      return `table.${seats}.cardLimit: set-up deals ${cards} cards`;
    if (rules.events > pack.handLimit) return `table.${seats}.events: the hand limit is ${pack.handLimit}`;
  }
  return undefined;
}

function businessFault(pack: Pack): string | undefined {
  const known = (occupation: string) => pack.business.some((row) => row.id === occupation);
  for (const event of ['tax', 'legal'] as const) {
    const { shield } = pack.events[event];
    if (!known(shield)) return `events.${event}.shield: there is no business occupation "${shield}"`;
  }
  for (const seats of [2, 3, 4] as const) {
    if (pack.table[seats].business > pack.business.length) {
      return `table.${seats}.business: there are only ${pack.business.length} business occupations`;
    }
  }
  return undefined;
}

function chartFault(pack: Pack): string | undefined {
  const { start, spaces } = pack.contracts;
  if (start > spaces.length) return `contracts.start: the chart has ${spaces.length} spaces`;
  for (const [index, space] of spaces.entries()) {
    const fault = needsFault(pack, space.needs);
    if (fault !== undefined) return `contracts.spaces[${index}].needs${fault}`;
  }
  return undefined;
}

function needsFault(pack: Pack, needs: Needs): string | undefined {
  if ('group' in needs && needs.group[1] > pack.letters.length)
    return `.group[1]: there are ${pack.letters.length} letters`;
  if ('role' in needs) return unknownName('role', needs.role, pack.business);
  if ('member' in needs) return unknownName('member', needs.member, pack.occupations);
  for (const kind of ['all', 'any'] as const) {
    const parts = kind === 'all' ? ('all' in needs ? needs.all : []) : 'any' in needs ? needs.any : [];
    for (const [index, part] of parts.entries()) {
      const fault = needsFault(pack, part);
      if (fault !== undefined) return `.${kind}[${index}]${fault}`;
    }
  }
  return undefined;
}

function unknownName(
  path: string,
  names: readonly string[],
  rows: readonly { readonly id: string }[],
): string | undefined {
  const at = names.findIndex((name) => !rows.some((row) => row.id === name));
  return at < 0 ? undefined : `.${path}[${at}]: there is no occupation "${names[at]}"`;
}
