import { createSignal, Show } from 'solid-js';
import { Link } from '../router.tsx';
import type { LiveSession } from '../session/liveSession.ts';
import { onlineWords } from '../text/online.ts';
import type { Keys } from './api.ts';
import type { Invitation } from './invitation.ts';
import { Answers } from './InvitationCard.tsx';
import { rematch } from './rematch.ts';

/** What most people want once a match is over: the same people again; whoever watched looks for another table. */
export function NextMatch(props: {
  session: LiveSession;
  match: string;
  keys: Keys;
  invitation: Invitation | undefined;
}) {
  const [problem, setProblem] = createSignal<string>();
  const again = async (): Promise<void> => {
    const order = props.session.names.map((_, seat) => seat);
    setProblem(await rematch(props.session.game.id, props.match, props.keys, { order, sameDeal: false }));
  };
  return (
    <Show
      when={props.session.viewer !== 'spectator' && props.session.table.day === undefined}
      fallback={
        <Show
          when={props.session.table.day}
          fallback={
            <Link class="button primary small" href="/tables">
              {onlineWords.afterEnd.toTheTables}
            </Link>
          }
        >
          <Link class="button primary small" href="/daily">
            {onlineWords.afterEnd.toTheDay}
          </Link>
        </Show>
      }
    >
      <Show
        when={props.invitation}
        fallback={
          <button type="button" class="button primary small" onClick={() => void again()}>
            {onlineWords.rematch.rematch}
          </button>
        }
      >
        {(invitation) => <Answers invitation={invitation()} />}
      </Show>
      <Show when={problem()}>{(text) => <span role="status">{text()}</span>}</Show>
    </Show>
  );
}
