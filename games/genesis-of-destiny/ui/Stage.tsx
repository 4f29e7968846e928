import { Later, laterPart } from '@bandstand/kits/board';
import { For, Show, Suspense } from 'solid-js';
import type { Phase } from '../state.ts';
import { boardWords, gameWords } from '../text/index.ts';
import { Actions } from './Actions.tsx';
import { useModel, type BoardModel } from './boardModel.ts';
import { Question } from './Question.tsx';
import { Songs } from './Songs.tsx';

const parts = () => import('./laterParts.ts');
const Ending = laterPart(async () => (await parts()).Ending);
const GigStrip = laterPart(async () => (await parts()).GigStrip);
const Market = laterPart(async () => (await parts()).Market);
const Studio = laterPart(async () => (await parts()).Studio);
const Tray = laterPart(async () => (await parts()).Tray);
const Wall = laterPart(async () => (await parts()).Wall);
/** What is fetched while the first song is begun. */
export const laterParts = [Ending, GigStrip, Market, Studio, Tray, Wall];

/** Only role-playing has a game master, so cards and form come when one is asked. */
const OfferCards = laterPart(async () => (await import('./OfferCards.tsx')).OfferCards);
const GmForm = laterPart(async () => (await import('./GmForm.tsx')).GmForm);
/** Below what is decided, and not before the first ballot. */
const Road = laterPart(async () => (await import('./Road.tsx')).Road);
const Leave = laterPart(async () => (await import('./Leave.tsx')).Leave);

/** Phases in which the flyers matter. */
const CHOOSING_GIG: ReadonlySet<Phase> = new Set<Phase>(['gmForm', 'approve', 'pick', 'bringFriends', 'payFee']);
/** The band is no more: nothing is bought or written. */
const APART: ReadonlySet<Phase> = new Set<Phase>(['over', 'claim']);

export const isMember = (model: BoardModel): boolean => (model.me() ?? 9) < 3;
const isSong = (phase: Phase): boolean => phase === 'songTurn' || phase === 'sustainTurn';

/** What is going on, and below it what can be looked at. */
export function Stage() {
  const model = useModel();
  const phase = () => model.view().phase;
  const isOnStage = () =>
    model.view().chosen >= 0 && (phase() === 'callSong' || (isSong(phase()) && model.view().occasion === 'gig'));
  return (
    <>
      <Show when={isOnStage()}>
        <Suspense>
          <GigStrip />
        </Suspense>
      </Show>
      <Show when={phase() === 'startBubble'}>
        <Opening />
      </Show>
      <Show when={phase() === 'over'}>
        <Suspense>
          <Ending />
        </Suspense>
        <Songs title={gameWords.table.whatWasWritten} />
      </Show>
      <Show when={isSong(phase())}>
        <Suspense>
          <Tray />
        </Suspense>
      </Show>
      <Question>
        <Actions />
        <Show when={phase() === 'bandMeeting' && isMember(model)}>
          <Leave />
        </Show>
      </Question>
      <Show when={phase() === 'startBubble'}>
        <Later>
          <Songs title={gameWords.table.firstSong} />
        </Later>
      </Show>
      <Show when={phase() === 'gmForm' && model.moves().length > 0}>
        <Suspense>
          <OfferCards />
          <GmForm />
        </Suspense>
      </Show>
      <Show when={phase() === 'claim' || phase() === 'callSong'}>
        <Songs title={phase() === 'claim' ? gameWords.table.songsToTake : gameWords.table.set} />
      </Show>
      <Show when={(CHOOSING_GIG.has(phase()) || phase() === 'callSong') && model.view().faceUp.length > 0}>
        <Suspense>
          <Wall />
        </Suspense>
      </Show>
      <Show when={!isSong(phase()) && !APART.has(phase()) && phase() !== 'startBubble'}>
        <Surroundings />
      </Show>
    </>
  );
}

/**
 * Between songs: the cards on sale and in hand, the gigs ahead, and the way out, a frame after each other. While a part is
 * on its way, the page stays.
 */
function Surroundings() {
  const model = useModel();
  const phase = () => model.view().phase;
  const isWriting = () => phase() === 'writeTurn';
  return (
    <>
      <Show when={isWriting() && isMember(model)}>
        <Suspense>
          <Studio />
        </Suspense>
      </Show>
      <Show when={!CHOOSING_GIG.has(phase()) && phase() !== 'callSong'}>
        <Later frames={1}>
          <Suspense>
            <Market />
          </Suspense>
        </Later>
      </Show>
      <Show when={!isWriting() && isMember(model) && hasCards(model)}>
        <Suspense>
          <Studio />
        </Suspense>
      </Show>
      <Show when={phase() !== 'callSong'}>
        <Later frames={2}>
          <Suspense>
            <Road />
          </Suspense>
        </Later>
      </Show>
      <Show when={isMember(model) && phase() !== 'bandMeeting'}>
        <Later frames={3}>
          <Suspense>
            <Leave />
          </Suspense>
        </Later>
      </Show>
    </>
  );
}

const hasCards = (model: BoardModel): boolean =>
  model.view().draft.length > 0 || model.view().hand.some((count) => count > 0);

/** Before anything is on the table: what this is about. */
function Opening() {
  return (
    <section class="gd-opening" aria-labelledby="gd-opening-title">
      <h2 id="gd-opening-title">{boardWords.story.title}</h2>
      <For each={boardWords.story.lines}>{(line) => <p>{line}</p>}</For>
    </section>
  );
}
