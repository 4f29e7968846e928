import type { RulesFigures } from '@bandstand/kits/board';
import { figureKit } from '@bandstand/kits/draft-and-write-figures';
import { game } from '../index.ts';
import { art } from './art.ts';
import { icons } from './icons.ts';
import { Pitch } from './Pitch.tsx';
import { Sticker } from './Sticker.tsx';
import './soccer.css';

const kit = figureKit(game, { class: 'dds', icons, art, ground: Pitch, sticker: Sticker });

/** The pictures of the rules: what the examples tell, on the real sheet. */
export const figures: RulesFigures = {
  figures: {
    personal: kit.goals({}, 'Southern Skies', 'Engine Room'),
    hand: kit.cards('K. Riovela', 'Floodlights', 'Neck Work', 'Own Goal'),
    roster: kit.section('posts', { members: { J1: 'D. Lindqua', J3: 'H. Makonde' } }),
    tracker: kit.section('origins', { members: { J1: 'D. Lindqua', J3: 'H. Makonde' } }),
    improvement: kit.section('grid', { grid: [0, 1, 2, 3] }),
    practice: kit.section('net', { net: [0, 5, 10] }),
    fans: kit.section('cheer', { cheer: 4 }),
    synergies: kit.section('match', { match: [0] }),
    tracks: kit.section('tracks', { trackA: 4, trackB: 5 }),
    boosts: kit.section('posts', { members: { J1: 'D. Lindqua', J9: ['K. Kinsello', 15], J11: 'C. Huancor' } }),
    weekend: kit.goals({ trackA: 4, net: [0, 1, 2, 3, 4] }, 'Training Week', 'Star Quality'),
    alone: kit.cards('Floodlights', 'Ugly Kit'),
  },
  signOf: kit.signOf,
};
