import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { BOOK } from '../moveBook.ts';
import { gigOf } from '../rules/course.ts';
import { openPlaces } from '../rules/round.ts';
import { BALLOTS } from '../rules/consensus.ts';
import { offerKey, storyKey } from '../captions.ts';
import { Caption } from './Caption.tsx';
import { useDesk } from './desk.ts';
import { FlyerPicture } from './FlyerPicture.tsx';
import { GigFacts } from './GigFacts.tsx';
import { Spot } from './Spot.tsx';
import { gameWords } from '../text/index.ts';

/** Photocopied flyers on a wall; in a ballot each can be ticked. */
export function Wall() {
  const desk = useDesk();
  const view = desk.view;
  const [mask, setMask] = createSignal(0);
  /** What is ticked stays while others vote, until the next ballot. */
  const ballot = createMemo(() => `${view().phase} ${view().round} ${view().ballot}`);
  createEffect(on(ballot, () => setMask(0)));
  const isVoting = () => view().phase === 'approve' && desk.moves().length > 0;
  const open = () => openPlaces(desk.content(), view());
  const isChosen = (gig: number) => gig === view().chosen;
  return (
    <section class="gd-wall" aria-label={gameWords.wall.gigsOnTheWall}>
      <ul>
        <For each={view().faceUp}>
          {(number, place) => {
            const gig = () => gigOf(desk.content(), view(), number);
            const isTicked = () => (mask() & (1 << place())) !== 0;
            const isOpen = () => (open() & (1 << place())) !== 0;
            return (
              <li
                class="gd-flyer"
                data-point={`flyer:${place()}`}
                data-term={`gig:${number}`}
                classList={{
                  chosen: isChosen(number),
                  ticked: isTicked(),
                  shut: !isOpen() && view().phase === 'approve',
                }}
              >
                <FlyerPicture gig={gig().id} />
                <h2>
                  <span class="gd-flyer-number">{place() + 1}</span>{' '}
                  <Show when={view().rolePlaying} fallback={gig().name}>
                    <Caption key={offerKey(view().round, place())} fallback={gig().name} />
                  </Show>
                </h2>
                <Show
                  when={
                    view().rolePlaying &&
                    (desk.slot(storyKey(view().round, place())) !== undefined ||
                      desk.caption(storyKey(view().round, place()), '') !== '')
                  }
                >
                  <div class="gd-story">
                    <Caption key={storyKey(view().round, place())} fallback={gameWords.wall.noStoryYet} isStory />
                  </div>
                </Show>
                <GigFacts gig={gig()} />
                <Show when={isVoting()}>
                  <button
                    type="button"
                    class="gd-spot gd-button"
                    classList={{ legal: isOpen(), inviting: isOpen() && !isTicked() }}
                    data-spot
                    data-opens={isOpen() ? '' : undefined}
                    aria-pressed={isTicked()}
                    aria-disabled={!isOpen()}
                    title={isOpen() ? undefined : desk.whyNot(BOOK.approve[1 << place()])}
                    onClick={() =>
                      isOpen() ? setMask(mask() ^ (1 << place())) : desk.press(BOOK.approve[1 << place()])
                    }
                  >
                    {isTicked()
                      ? gameWords.wall.approved
                      : isOpen()
                        ? gameWords.wall.approve
                        : gameWords.wall.outOfReach}
                  </button>
                </Show>
                <Show when={desk.isLegal(BOOK.pick[place()])}>
                  <Spot move={BOOK.pick[place()]} />
                </Show>
              </li>
            );
          }}
        </For>
      </ul>
      <Show when={isVoting()}>
        <Cast mask={mask()} />
      </Show>
    </section>
  );
}

const counted = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** What is ticked goes into the box. Ticking nothing is allowed, but nobody should do it by accident, least of all at the end. */
function Cast(props: { mask: number }) {
  const desk = useDesk();
  const [isSure, setIsSure] = createSignal(false);
  const isLast = () => desk.view().ballot >= BALLOTS;
  const gigs = () => counted(props.mask);
  return (
    <div class="gd-buttons gd-cast">
      <Show
        when={props.mask === 0}
        fallback={
          <Spot move={BOOK.approve[props.mask]} class="gd-button primary">
            {gameWords.wall.castTheBallot(gigs())}
          </Spot>
        }
      >
        <p>{isLast() ? gameWords.wall.lastBallotWithoutAGig : gameWords.wall.tickEveryGigYouWouldPlay}</p>
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
