import { Later, walkSpots, type BoardProps } from '@bandstand/kits/board';
import { For, lazy, Show, Suspense } from 'solid-js';
import type { Genesis } from '../state.ts';
import { boardWords, gameWords } from '../text/index.ts';
import { Actions } from './Actions.tsx';
import { DeskProvider, makeDesk } from './desk.ts';
import { Ending } from './Ending.tsx';
import { Halftones } from './FlyerPicture.tsx';
import { Leave } from './Leave.tsx';
import { Market } from './Market.tsx';
import { OfferCards } from './OfferCards.tsx';
import { People } from './People.tsx';
import { Playtest } from './Playtest.tsx';
import { makeResult, ResultPanel } from './ResultPanel.tsx';
import { Road } from './Road.tsx';
import { GigStrip } from './Strip.tsx';
import { Songs } from './Songs.tsx';
import { Studio } from './Studio.tsx';
import { Tray } from './Tray.tsx';
import { Wall } from './Wall.tsx';
import './genesis.css';

/** Only role-playing has a game master, so the form comes when one is asked. */
const GmForm = lazy(async () => ({ default: (await import('./GmForm.tsx')).GmForm }));

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
  const isOnStage = () =>
    desk.view().chosen >= 0 && (phase() === 'callSong' || (isSong() && desk.view().occasion === 'gig'));
  return (
    <DeskProvider value={desk}>
      <Table />
    </DeskProvider>
  );

  function Table() {
    const { result, goOn } = makeResult();
    /** A member who reads how the gig went is asked nothing until they go on. */
    const isReading = () => result() !== undefined && isMember() && phase() !== 'over';
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys walk over the spots inside
      <div class="genesis" onKeyDown={walkSpots}>
        <Halftones />
        <div class="gd-table">
          <div class="gd-stage">
            <Show when={result()}>{(told) => <ResultPanel result={told()} onGoOn={goOn} />}</Show>
            <Show when={!isReading()}>
              <Stage />
            </Show>
          </div>
          <div class="gd-aside">
            <Later>
              <People />
            </Later>
            <Show when={!isApart()}>
              <Later>
                <Road />
              </Later>
            </Show>
            <Playtest />
          </div>
        </div>
      </div>
    );
  }

  /** What is going on, and below it what can be looked at. */
  function Stage() {
    return (
      <>
        <Show when={isOnStage()}>
          <GigStrip />
        </Show>
        <Show when={phase() === 'startBubble'}>
          <Opening />
        </Show>
        <Show when={phase() === 'over'}>
          <Ending />
          <Songs title={gameWords.table.whatWasWritten} />
        </Show>
        <Show when={isSong()}>
          <Tray />
        </Show>
        <Actions />
        <Show when={phase() === 'gmForm' && desk.moves().length > 0}>
          <OfferCards />
          <Suspense>
            <GmForm />
          </Suspense>
        </Show>
        <Show when={phase() === 'claim' || phase() === 'callSong'}>
          <Songs title={phase() === 'claim' ? gameWords.table.songsToTake : gameWords.table.set} />
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
          <Later>
            <Market />
          </Later>
        </Show>
        <Show when={phase() !== 'writeTurn' && !isApart() && isMember() && !isSong()}>
          <Studio />
        </Show>
        <Show when={isMember() && !isApart() && phase() !== 'bandMeeting'}>
          <Leave />
        </Show>
      </>
    );
  }
}

/** Before anything is on the table: what this is about. */
function Opening() {
  return (
    <section class="gd-opening" aria-labelledby="gd-opening-title">
      <h2 id="gd-opening-title">{boardWords.story.title}</h2>
      <For each={boardWords.story.lines}>{(line) => <p>{line}</p>}</For>
    </section>
  );
}
