import { Show } from 'solid-js';
import type { LiveSession } from '../session/liveSession.ts';

/** What somebody asked of all, and what I could ask. It stands over the prompt: on a phone everything else may be out of sight. */
export function Wishes(props: { session: LiveSession }) {
  const { session } = props;
  const mine = () => (session.viewer === 'spectator' ? undefined : session.table.seats[session.viewer]);
  const asksMe = () =>
    session.proposal !== undefined &&
    session.viewer !== 'spectator' &&
    session.proposal.waitingFor.includes(session.viewer);
  const wish = () => (session.proposal?.wish === 'end' ? 'end the match as it stands' : 'take back a move');
  return (
    <>
      <Show when={session.proposal}>
        {(proposal) => (
          <section class="wish" role="status">
            <p>
              {session.names[proposal().by]} would like to {wish()}.
            </p>
            <Show
              when={asksMe()}
              fallback={
                <p class="quiet">
                  Waiting for{' '}
                  {proposal()
                    .waitingFor.map((seat) => session.names[seat])
                    .join(', ')}
                  .
                </p>
              }
            >
              <div class="row">
                <button
                  type="button"
                  class="button primary small"
                  onClick={() => session.say({ type: 'answer', yes: true })}
                >
                  Agree
                </button>
                <button type="button" class="button small" onClick={() => session.say({ type: 'answer', yes: false })}>
                  Decline
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
                ? `The offer of ${session.names[dropped().by]} was declined.`
                : `Nobody answered the offer of ${session.names[dropped().by]} in time.`}
            </p>
          </section>
        )}
      </Show>
      <Show when={session.problem?.code === 'others-have-moved'}>
        <section class="wish">
          <p>With everybody's consent it can still be taken back.</p>
          <button type="button" class="button small" onClick={() => session.say({ type: 'propose', wish: 'rewind' })}>
            Ask to take it back
          </button>
        </section>
      </Show>
      <Show when={mine()?.standIn === true && session.ending === undefined}>
        <section class="wish">
          <p>A bot is playing for you.</p>
          <button type="button" class="button primary small" onClick={() => session.say({ type: 'back' })}>
            Take my seat back
          </button>
        </section>
      </Show>
    </>
  );
}
