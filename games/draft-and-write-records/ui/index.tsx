import { laterPart, type BoardProps } from '@bandstand/kits/board';
import type { DraftAndWrite } from '@bandstand/kits/draft-and-write';
import { bringSections, DraftBoard } from '@bandstand/kits/draft-and-write-ui';

import { art } from './art.ts';
import { icons } from './icons.ts';
import './sleeve.css';

const sections = { tour: laterPart(async () => (await import('./sections.ts')).sections.tour) };
const Charts = laterPart(async () => (await import('./Charts.tsx')).Charts);

/** The Band Sheet with goals above and the hand below; the charts when it is over. */
export function Board(props: BoardProps<DraftAndWrite>) {
  return (
    <div class="dwr">
      <DraftBoard {...props} icons={icons} art={art} sections={sections} ending={Charts} />
    </div>
  );
}

Board.preload = () => bringSections(Object.values(sections));
