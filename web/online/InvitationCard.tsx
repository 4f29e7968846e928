import { Show } from 'solid-js';
import { ProblemLine } from '../ProblemLine.tsx';
import { onlineWords } from '../text/online.ts';
import type { Invitation } from './invitation.ts';

const text = onlineWords.invitation;

/** One press to play again, one to be left in peace. */
export function Answers(props: { invitation: Invitation }) {
  return (
    <div class="row">
      <button type="button" class="button primary small" onClick={() => void props.invitation.accept()}>
        {text.playAgain}
      </button>
      <button type="button" class="button small" onClick={() => void props.invitation.decline()}>
        {text.notNow}
      </button>
    </div>
  );
}

/** Somebody asks me to play again: it stands above how the last match ended. */
export function InvitationCard(props: { invitation: Invitation }) {
  return (
    <section class="invitation panel" role="status">
      <div>
        <h2>{text.wouldLikeToPlayAgain(props.invitation.by)}</h2>
        <Show when={props.invitation.table.deal === 'same'}>
          <p>{text.sameCards}</p>
        </Show>
        <Show when={props.invitation.seat !== undefined}>
          <p>{text.youWouldSit((props.invitation.seat ?? 0) + 1)}</p>
        </Show>
      </div>
      <Answers invitation={props.invitation} />
      <ProblemLine problem={props.invitation.problem()} />
    </section>
  );
}
