import { createEffect, createSignal, Show } from 'solid-js';
import { go, Link } from '../router.tsx';
import { api, type Keys } from './api.ts';
import { askToNotify } from './notifications.ts';
import type { LiveSession } from '../session/liveSession.ts';
import { inviteLink, seatLink } from './seats.ts';
import { SendAway } from './SendAway.tsx';
import { Share } from './Share.tsx';
import { isAloneWithBots, keepAtHome } from './takeHome.ts';

/** Links, devices, notifications, leaving: what is needed now and then. */
export function TableTools(props: { session: LiveSession; match: string; keys: Keys }) {
  const { session } = props;
  const [answer, setAnswer] = createSignal<string>();
  const isPlaying = () => session.table.status === 'playing' && session.viewer !== 'spectator';
  let isGoingHome = false;
  const takeHome = (): void => {
    isGoingHome = true;
    session.say({ type: 'home' });
  };
  createEffect(() => {
    if (session.ending?.how !== 'moved' || !isGoingHome) return;
    isGoingHome = false;
    void keepAtHome(session.table, props.keys).then((kept) =>
      kept.ok ? go(`/match/${kept.value}`) : setAnswer(kept.problem.message),
    );
  });
  async function otherDevice(): Promise<void> {
    const code = await api.code(props.match, props.keys);
    setAnswer(
      code.ok
        ? `Type ${code.value.code} under "Tables" on the other device within ${code.value.minutes} minutes. This device then loses the seat.`
        : code.problem.message,
    );
  }
  return (
    <nav class="table-links" aria-label="This table">
      <div class="row">
        <Show when={isPlaying()}>
          <button
            type="button"
            class="button small"
            onClick={() => void askToNotify(props.match, props.keys).then(setAnswer)}
          >
            Tell me when it is my turn
          </button>
          <button type="button" class="button small" onClick={() => void otherDevice()}>
            Go on at another device
          </button>
          <button type="button" class="button small" onClick={() => session.say({ type: 'propose', wish: 'end' })}>
            Offer to end
          </button>
          <button type="button" class="button small" onClick={() => session.say({ type: 'leave' })}>
            Let a bot play for me
          </button>
          <button
            type="button"
            class="button small"
            onClick={() => {
              if (confirm('Resign? In a match of two the other one wins; otherwise a bot plays on for you.'))
                session.say({ type: 'resign' });
            }}
          >
            Resign
          </button>
        </Show>
        <Show when={isAloneWithBots(session.table, session.viewer)}>
          <button type="button" class="button small" onClick={takeHome}>
            Go on offline
          </button>
        </Show>
        <Link class="button small" href={`/rules/${session.game.id}`}>
          Rules
        </Link>
        <Link class="button small" href="/">
          Leave, it is kept
        </Link>
      </div>
      <Show when={answer()}>
        {(text) => (
          <p class="table-answer" role="status">
            {text()}
          </p>
        )}
      </Show>
      <SendAway {...props} />
      <details>
        <summary>Links to this table</summary>
        <Share
          link={inviteLink(props.match, props.keys.invite)}
          title="Invite or let watch"
          note="Whoever has this link can take a free seat or watch."
        />
        <Show when={props.keys.token} keyed>
          {(token) => (
            <Share
              link={seatLink(props.match, token)}
              title="Your own seat"
              note="Keep it to yourself: whoever has this link plays for you."
            />
          )}
        </Show>
        <Show when={props.keys.token}>
          <WebhookForm match={props.match} keys={props.keys} />
        </Show>
      </details>
    </nav>
  );
}

function WebhookForm(props: { match: string; keys: Keys }) {
  const [address, setAddress] = createSignal('');
  const [answer, setAnswer] = createSignal<string>();
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    const saved = await api.reach(props.match, props.keys, {
      webhook: address().trim() === '' ? null : address().trim(),
    });
    setAnswer(saved.ok ? 'Saved.' : saved.problem.message);
  }
  return (
    <form class="panel" onSubmit={(event) => void save(event)}>
      <h2>Webhook</h2>
      <label class="field">
        <span>Call this address when it is my turn</span>
        <input
          type="url"
          maxlength="500"
          placeholder="https://chat.example/hook"
          value={address()}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button small">
        Save
      </button>
      <Show when={answer()}>{(text) => <p role="status">{text()}</p>}</Show>
    </form>
  );
}
