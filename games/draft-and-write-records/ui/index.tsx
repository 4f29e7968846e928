import type { BoardProps } from '@bandstand/kits/board';
import type { DraftAndWrite } from '@bandstand/kits/draft-and-write';
import { DraftBoard } from '@bandstand/kits/draft-and-write-ui';
import { weights } from '../bot.ts';
import { Charts } from './Charts.tsx';
import { icons } from './icons.ts';

/** The Band Sheet with goals above and the hand below; the charts when it is over. */
export function Board(props: BoardProps<DraftAndWrite>) {
  return (
    <DraftBoard
      {...props}
      icons={icons}
      weights={weights}
      ending={<Charts game={props.game} view={props.view} names={props.names} captions={props.captions} />}
    />
  );
}
