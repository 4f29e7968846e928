import { clearOfPrompt } from '@bandstand/kits/board';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { BOOK } from '../moveBook.ts';
import { gigOf } from '../rules/course.ts';
import { openPlaces } from '../rules/round.ts';
import { BALLOTS } from '../rules/consensus.ts';
import { offerKey, storyKey } from '../captionKeys.ts';
import { Caption } from './Caption.tsx';
import { useModel } from './boardModel.ts';
import { FlyerPicture } from './FlyerPicture.tsx';
import { GigFacts } from './GigFacts.tsx';
import { Spot } from './Spot.tsx';
import { gameWords } from '../text/index.ts';

/** Photocopied flyers on a wall: in a ballot each can be ticked, during a set only its own is left to look at. */
export function Wall() {
  const model = useModel();
  const view = model.view;
  const [mask, setMask] = createSignal(0);
  /** What is ticked stays while others vote, until the next ballot. */
  const ballot = createMemo(() => `${view().phase} ${view().round} ${view().ballot}`);
  createEffect(on(ballot, () => setMask(0)));
  const isVoting = () => view().phase === 'approve' && model.moves().length > 0;
  return (
    <section class="gd-wall" aria-label={gameWords.wall.gigsOnTheWall}>
      <ul>
        <For each={view().faceUp}>
          {(number, place) => (
            <Show when={view().phase !== 'callSong' || number === view().chosen}>
              <Flyer
                number={number}
                place={place()}
                isVoting={isVoting()}
                isTicked={(mask() & (1 << place())) !== 0}
                onTick={() => setMask(mask() ^ (1 << place()))}
              />
            </Show>
          )}
        </For>
      </ul>
      <Show when={isVoting()}>
        <Cast mask={mask()} />
      </Show>
    </section>
  );
}

interface FlyerProps {
  readonly number: number;
  readonly place: number;
  readonly isVoting: boolean;
  readonly isTicked: boolean;
  readonly onTick: () => void;
}

/** One gig: its picture, its name, what it asks and pays, and what can be done with it now. */
function Flyer(props: FlyerProps) {
  const model = useModel();
  const view = model.view;
  const gig = () => gigOf(model.content(), view(), props.number);
  const isOpen = () => (openPlaces(model.content(), view()) & (1 << props.place)) !== 0;
  const story = () => storyKey(view().round, props.place);
  const hasStory = () => view().rolePlaying && (model.slot(story()) !== undefined || model.caption(story(), '') !== '');
  return (
    <li
      class="gd-flyer"
      data-point={`flyer:${props.place}`}
      data-term={`gig:${props.number}`}
      classList={{
        chosen: props.number === view().chosen,
        ticked: props.isTicked,
        shut: !isOpen() && view().phase === 'approve',
      }}
    >
      <FlyerPicture gig={gig().id} />
      <h2>
        <span class="gd-flyer-number">{props.place + 1}</span>{' '}
        <Show when={view().rolePlaying} fallback={gig().name}>
          <Caption key={offerKey(view().round, props.place)} fallback={gig().name} />
        </Show>
      </h2>
      <Show when={hasStory()}>
        <div class="gd-story">
          <Caption key={story()} fallback={gameWords.wall.noStoryYet} isStory />
        </div>
      </Show>
      <GigFacts gig={gig()} />
      <Show when={props.isVoting}>
        <Tick {...props} isOpen={isOpen()} />
      </Show>
      <Show when={model.isLegal(BOOK.pick[props.place])}>
        <Spot move={BOOK.pick[props.place]} />
      </Show>
    </li>
  );
}

/** Where a flyer is approved; one that is out of reach says why. */
function Tick(props: FlyerProps & { isOpen: boolean }) {
  const model = useModel();
  const move = () => BOOK.approve[1 << props.place];
  const words = gameWords.wall;
  const says = () => (props.isTicked ? words.approved : props.isOpen ? words.approve : words.outOfReach);
  const gig = () =>
    model.caption(offerKey(model.view().round, props.place), gigOf(model.content(), model.view(), props.number).name);
  return (
    <button
      type="button"
      class="gd-spot gd-button"
      classList={{ legal: props.isOpen, inviting: props.isOpen && !props.isTicked }}
      data-spot
      data-opens={props.isOpen ? '' : undefined}
      aria-pressed={props.isTicked}
      aria-disabled={!props.isOpen}
      aria-label={words.tickOf(says(), gig())}
      title={props.isOpen ? undefined : model.whyNot(move())}
      onClick={() => (props.isOpen ? props.onTick() : model.press(move()))}
    >
      {says()}
    </button>
  );
}

const counted = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** What is ticked goes into the box. Ticking nothing is allowed, but nobody should do it by accident, least of all at the end. */
function Cast(props: { mask: number }) {
  const model = useModel();
  const [isSure, setIsSure] = createSignal(false);
  const isLast = () => model.view().ballot >= BALLOTS;
  const gigs = () => counted(props.mask);
  return (
    <div class="gd-buttons gd-cast" classList={{ ticked: props.mask !== 0 }} data-bar ref={clearOfPrompt}>
      <p>
        {isLast() && props.mask === 0 ? gameWords.wall.lastBallotWithoutAGig : gameWords.wall.tickEveryGigYouWouldPlay}
      </p>
      <Show
        when={props.mask === 0}
        fallback={
          <Spot move={BOOK.approve[props.mask]} class="gd-button primary">
            {gameWords.wall.castTheBallot(gigs())}
          </Spot>
        }
      >
        <Show
          when={!isLast() || isSure()}
          fallback={
            <button type="button" class="gd-quiet" data-opens onClick={() => setIsSure(true)}>
              {gameWords.wall.approveNoneOfThem}
            </button>
          }
        >
          <Spot move={BOOK.approve[0]} class="gd-quiet">
            {isLast() ? gameWords.wall.approveNoneAndBreak : gameWords.wall.approveNoneOfThem}
          </Spot>
        </Show>
      </Show>
    </div>
  );
}
