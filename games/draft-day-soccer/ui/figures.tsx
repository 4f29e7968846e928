import type { RulesFigures } from '@bandstand/kits/board';
import { figureKit } from '@bandstand/kits/draft-and-write-figures';
import { game } from '../index.ts';
import { art } from './art.ts';
import { icons } from './icons.ts';
import { Pitch } from './Pitch.tsx';
import { Sticker } from './Sticker.tsx';
import { sections } from './sections.ts';
import './soccer.css';

const kit = figureKit(game, { class: 'dds', icons, art, sections, ground: Pitch, sticker: Sticker });

/** The pictures of the rules: what the examples tell, on the real sheet; cards and goals by their ids. */
export const figures: RulesFigures = {
  figures: {
    personal: kit.goals({}, 'southern-skies', 'engine-room'),
    hand: kit.cards('GK01', 'IF1', 'PH6', 'D1'),
    links: kit.section('posts', {}),
    roster: kit.section('posts', { members: { J1: 'GK00', J3: 'DF02' } }),
    tracker: kit.section('origins', { members: { J1: 'GK00', J3: 'DF02' } }),
    improvement: kit.section('grid', { grid: [0, 1, 2, 3] }),
    practice: kit.section('net', { net: [0, 5, 10] }),
    fans: kit.section('cheer', { cheer: 4 }),
    synergies: kit.section('match', { match: [0] }),
    tracks: kit.section('tracks', { trackA: 4, trackB: 5 }),
    boosts: kit.section('posts', { members: { J1: 'GK00', J9: ['AT03', 15], J11: 'AT05' } }),
    weekend: kit.goals({ trackA: 4, net: [0, 1, 2, 3, 4] }, 'training-week', 'star-quality'),
    alone: kit.cards('IF1', 'D3'),
  },
  signOf: kit.signOf,
};
