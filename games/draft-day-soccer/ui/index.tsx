import type { BoardProps } from '@bandstand/kits/board';
import type { DraftAndWrite } from '@bandstand/kits/draft-and-write';
import { DraftBoard } from '@bandstand/kits/draft-and-write-ui';
import { art } from './art.ts';
import { FullTime } from './FullTime.tsx';
import { icons } from './icons.ts';
import { Pitch } from './Pitch.tsx';
import { Sticker } from './Sticker.tsx';
import './soccer.css';

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
        ending={<FullTime game={props.game} view={props.view} names={props.names} captions={props.captions} />}
      />
    </div>
  );
}
