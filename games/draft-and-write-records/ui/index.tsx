import type { BoardProps } from '@bandstand/kits/board';
import type { DraftAndWrite } from '@bandstand/kits/draft-and-write';
import { DraftBoard } from '@bandstand/kits/draft-and-write-ui';
import { art } from './art.ts';
import { Charts } from './Charts.tsx';
import { icons } from './icons.ts';

/** The Band Sheet with goals above and the hand below; the charts when it is over. */
export function Board(props: BoardProps<DraftAndWrite>) {
  return (
    <div class="dwr">
      <DraftBoard
        {...props}
        icons={icons}
        art={art}
        ending={<Charts game={props.game} view={props.view} names={props.names} captions={props.captions} />}
      />
    </div>
  );
}
