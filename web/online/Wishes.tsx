import { Show } from 'solid-js';
import type { LiveSession } from '../session/liveSession.ts';
import { onlineWords } from '../text/online.ts';

/** What somebody asked of all, and what I could ask. It stands over the prompt: on a phone everything else may be out of sight. */
export function Wishes(props: { session: LiveSession }) {
  const { session } = props;
  const mine = () => (session.viewer === 'spectator' ? undefined : session.table.seats[session.viewer]);
  const asksMe = () =>
    session.proposal !== undefined &&
    session.viewer !== 'spectator' &&
    session.proposal.waitingFor.includes(session.viewer);
  const wish = () =>
    session.proposal?.wish === 'end' ? onlineWords.wishes.endTheMatchAsItStands : onlineWords.wishes.takeBackAMove;
  return (
    <>
      <Show when={session.proposal}>
        {(proposal) => (
          <section class="wish" role="status">
            <p>{onlineWords.wishes.wouldLikeTo(session.names[proposal().by], wish())}</p>
            <Show
              when={asksMe()}
              fallback={
                <p class="quiet">
                  {onlineWords.wishes.waitingFor(
                    proposal()
                      .waitingFor.map((seat) => session.names[seat])
                      .join(', '),
                  )}
                </p>
              }
            >
              <div class="row">
                <button
                  type="button"
                  class="button primary small"
                  onClick={() => session.say({ type: 'answer', yes: true })}
                >
                  {onlineWords.wishes.agree}
                </button>
                <button type="button" class="button small" onClick={() => session.say({ type: 'answer', yes: false })}>
                  {onlineWords.wishes.decline}
                </button>
              </div>
            </Show>
          </section>
        )}
      </Show>
      <Show when={session.dropped}>
        {(dropped) => (
          <section class="wish" role="status">
            <p>
              {dropped().how === 'declined'
                ? onlineWords.wishes.offerOfWasDeclined(session.names[dropped().by])
                : onlineWords.wishes.nobodyAnsweredTheOffer(session.names[dropped().by])}
            </p>
          </section>
        )}
      </Show>
      <Show when={session.problem?.code === 'others-have-moved' && session.table.day === undefined}>
        <section class="wish">
          <p>{onlineWords.wishes.withEverybodysConsentItCanStill}</p>
          <button type="button" class="button small" onClick={() => session.say({ type: 'propose', wish: 'rewind' })}>
            {onlineWords.wishes.askToTakeItBack}
          </button>
        </section>
      </Show>
      <Show when={mine()?.standIn === true && session.ending === undefined}>
        <section class="wish">
          <p>{onlineWords.wishes.botIsPlayingForYou(mine()?.standInWhy)}</p>
          <button type="button" class="button primary small" onClick={() => session.say({ type: 'back' })}>
            {onlineWords.wishes.takeMySeatBack}
          </button>
        </section>
      </Show>
    </>
  );
}
