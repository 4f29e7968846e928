import type { RulesFigures } from '@bandstand/kits/board';
import { figureKit } from '@bandstand/kits/draft-and-write-figures';
import { game } from '../index.ts';
import { art } from './art.ts';
import { icons } from './icons.ts';
import { sections } from './sections.ts';
import './sleeve.css';

const kit = figureKit(game, { class: 'dwr', icons, art, sections });

/** A red circle over the Lead Singer, as in the examples. */
const TUNE = [1, null, null, null, null, null, null];
/** Equipment 1, Wardrobe 3, Merchandise 7, and now Transport 2. */
const VAN = [0, 1, 2, 6];

/** The pictures of the rules: what the examples tell, on the real sheet; cards and goals by their ids. */
export const figures: RulesFigures = {
  figures: {
    hand: kit.cards('LS00', 'A01', 'G04', 'S0'),
    personal: kit.goals({}, 'voice-found', 'golden-throat'),
    links: kit.section('posts', {}),
    band: kit.section('posts', { outer: TUNE, members: { LS: 'LS00', M1: 'M00' } }),
    fails: kit.section('penalty', { penalty: 2 }),
    harmonies: kit.section('match', { match: [5, 10] }),
    agenda: kit.section('grid', { grid: [0, 1, 2, 3] }),
    assets: kit.section('net', { net: VAN }),
    releases: kit.section('tracks', { trackA: 3, trackB: 4 }),
    touring: kit.section('tour', { venues: [0, 1] }),
    multipliers: kit.section('multipliers', { unlocked: [1, 1, 0], used: [0, 1, 0] }),
    weekend: kit.goals({ members: { LS: 'LS00' }, grid: [0, 1, 2, 3] }, 'rising-stars', 'full-week'),
    alone: kit.cards('LS00', 'A00', 'A01'),
  },
  signOf: kit.signOf,
};
