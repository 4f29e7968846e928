import { laterPart, type BoardProps } from '@bandstand/kits/board';
import type { DraftAndWrite } from '@bandstand/kits/draft-and-write';
import { bringSections, DraftBoard } from '@bandstand/kits/draft-and-write-ui';

import { art } from './art.ts';
import { icons } from './icons.ts';
import { Pitch } from './Pitch.tsx';
import { Sticker } from './Sticker.tsx';
import './soccer.css';

const own = () => import('./sections.ts');
const sections = {
  cheer: laterPart(async () => (await own()).sections.cheer),
  origins: laterPart(async () => (await own()).sections.origins),
};
const FullTime = laterPart(async () => (await import('./FullTime.tsx')).FullTime);

/** The Player Board Sheet with the pitch, goals beside it and the hand below; the final table when it is over. */
export function Board(props: BoardProps<DraftAndWrite>) {
  return (
    <div class="dds">
      <DraftBoard
        {...props}
        icons={icons}
        ground={Pitch}
        sticker={Sticker}
        art={art}
        sections={sections}
        ending={FullTime}
      />
    </div>
  );
}

Board.preload = () => bringSections(Object.values(sections));
