import type { BoardProps } from '@bandstand/kits/board';
import type { DraftAndWrite } from '@bandstand/kits/draft-and-write';
import { DraftBoard } from '@bandstand/kits/draft-and-write-ui';
import { weights } from '../bot.ts';
import { icons } from './icons.ts';

/** The Player Board Sheet with goals above and the hand below. */
export function Board(props: BoardProps<DraftAndWrite>) {
  return <DraftBoard {...props} icons={icons} weights={weights} />;
}
