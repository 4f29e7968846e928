import { walkSpots, type BoardProps } from '@bandstand/kits/board';
import { Show } from 'solid-js';
import type { Genesis } from '../state.ts';
import { Actions } from './Actions.tsx';
import { DeskProvider, makeDesk } from './desk.ts';
import { Ending } from './Ending.tsx';
import { GmForm } from './GmForm.tsx';
import { Leave } from './Leave.tsx';
import { Market } from './Market.tsx';
import { OfferCards } from './OfferCards.tsx';
import { People } from './People.tsx';
import { Songs } from './Songs.tsx';
import { Studio } from './Studio.tsx';
import { Tray } from './Tray.tsx';
import { Wall } from './Wall.tsx';
import './genesis.css';

/** The table: what is being played in the middle, the members beside it, the market and the studio below. */
export function Board(props: BoardProps<Genesis>) {
  const desk = makeDesk(props);
  const phase = () => desk.view().phase;
  const isSong = () => phase() === 'songTurn' || phase() === 'sustainTurn';
  const isChoosingGig = () =>
    ['startBubble', 'gmForm', 'approve', 'pick', 'bringFriends', 'payFee', 'callSong'].includes(phase());
  /** The band is no more: nothing is bought or written. */
  const isApart = () => phase() === 'over' || phase() === 'claim';
  const isMember = () => (desk.me() ?? 9) < 3;
  return (
    <DeskProvider value={desk}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys walk over the spots inside */}
      <div class="genesis" onKeyDown={walkSpots}>
        <div class="gd-table">
          <div class="gd-stage">
            <Show when={phase() === 'over'}>
              <Ending />
              <Songs title="What was written" />
            </Show>
            <Show when={isSong()}>
              <Tray />
            </Show>
            <Actions />
            <Show when={phase() === 'gmForm' && desk.moves().length > 0}>
              <OfferCards />
              <GmForm />
            </Show>
            <Show when={phase() === 'claim' || phase() === 'callSong'}>
              <Songs title={phase() === 'claim' ? 'Songs to take' : 'The set'} />
            </Show>
            <Show when={phase() === 'bandMeeting' && isMember()}>
              <Leave />
            </Show>
            <Show when={isChoosingGig() && desk.view().faceUp.length > 0}>
              <Wall />
            </Show>
            <Show when={phase() === 'writeTurn' && isMember()}>
              <Studio />
            </Show>
            <Show when={!isSong() && !isApart() && phase() !== 'callSong'}>
              <Market />
            </Show>
            <Show when={phase() !== 'writeTurn' && !isApart() && isMember() && !isSong()}>
              <Studio />
            </Show>
            <Show when={isMember() && !isApart() && phase() !== 'bandMeeting'}>
              <Leave />
            </Show>
          </div>
          <People />
        </div>
      </div>
    </DeskProvider>
  );
}
