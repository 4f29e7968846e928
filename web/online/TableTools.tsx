import { createEffect, createSignal, Show } from 'solid-js';
import { go, Link } from '../router.tsx';
import { api, type Keys } from './api.ts';
import { askToNotify } from './notifications.ts';
import type { LiveSession } from '../session/liveSession.ts';
import { inviteLink, seatLink } from './seats.ts';
import { SendAway } from './SendAway.tsx';
import { Share } from './Share.tsx';
import { isAloneWithBots, keepAtHome } from './takeHome.ts';
import { onlineWords } from '../text/online.ts';

/** Links, devices, notifications, leaving: what is needed now and then. */
export function TableTools(props: { session: LiveSession; match: string; keys: Keys }) {
  const { session } = props;
  const [answer, setAnswer] = createSignal<string>();
  const isPlaying = () => session.table.status === 'playing' && session.viewer !== 'spectator';
  /** It is dealt and counted here. */
  const isDaily = () => session.table.day !== undefined;
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
        ? onlineWords.tableTools.typeUnderTablesOnTheOtherDevice(code.value.code, code.value.minutes)
        : code.problem.message,
    );
  }
  return (
    <nav class="table-links" aria-label={onlineWords.tableTools.thisTable}>
      <div class="row">
        <TellMe {...props} onAnswer={setAnswer} />
        <Show when={isPlaying()}>
          <button type="button" class="button small" onClick={() => void otherDevice()}>
            {onlineWords.tableTools.goOnAtAnotherDevice}
          </button>
          <Show when={!isDaily()}>
            <Endings session={session} />
          </Show>
          <button
            type="button"
            class="button small"
            onClick={() => {
              if (confirm(onlineWords.tableTools.resignInAMatch)) session.say({ type: 'resign' });
            }}
          >
            {onlineWords.tableTools.resign}
          </button>
        </Show>
        <Show when={!isDaily() && isAloneWithBots(session.table, session.viewer)}>
          <button type="button" class="button small" onClick={takeHome}>
            {onlineWords.tableTools.goOnOffline}
          </button>
        </Show>
        <Link class="button small" href={`/rules/${session.game.id}`}>
          {onlineWords.tableTools.rules}
        </Link>
        <Link class="button small" href="/">
          {onlineWords.tableTools.leaveItIsKept}
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
      <Links match={props.match} keys={props.keys} isDaily={isDaily()} />
    </nav>
  );
}

/** Also before a match begins: nobody has to keep the page open until then. */
function TellMe(props: { session: LiveSession; match: string; keys: Keys; onAnswer: (answer: string) => void }) {
  const isWaiting = () => props.session.table.status === 'open';
  return (
    <Show when={props.session.table.status !== 'over' && props.session.viewer !== 'spectator'}>
      <button
        type="button"
        class="button small"
        onClick={() => void askToNotify(props.match, props.keys).then(props.onAnswer)}
      >
        {isWaiting() ? onlineWords.tableTools.tellMeWhenItBegins : onlineWords.tableTools.tellMeWhenItIsMyTurn}
      </button>
    </Show>
  );
}

/** Ways out that keep the match for others. */
const Endings = (props: { session: LiveSession }) => (
  <>
    <button type="button" class="button small" onClick={() => props.session.say({ type: 'propose', wish: 'end' })}>
      {onlineWords.tableTools.offerToEnd}
    </button>
    <button type="button" class="button small" onClick={() => props.session.say({ type: 'leave' })}>
      {onlineWords.tableTools.letABotPlay}
    </button>
  </>
);

/** For friends, for watchers, and for oneself on another device. */
function Links(props: { match: string; keys: Keys; isDaily: boolean }) {
  return (
    <details>
      <summary>{onlineWords.tableTools.linksToThisTable}</summary>
      <Show when={!props.isDaily}>
        <Share
          link={inviteLink(props.match, props.keys.invite)}
          title={onlineWords.tableTools.inviteOrLetWatch}
          note={onlineWords.tableTools.whoeverHasThisLink}
        />
      </Show>
      <Show when={props.keys.token} keyed>
        {(token) => (
          <Share
            link={seatLink(props.match, token)}
            title={onlineWords.tableTools.yourOwnSeat}
            note={onlineWords.tableTools.keepItToYourself}
          />
        )}
      </Show>
      <Show when={props.keys.token}>
        <WebhookForm match={props.match} keys={props.keys} />
      </Show>
    </details>
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
    setAnswer(saved.ok ? onlineWords.tableTools.saved : saved.problem.message);
  }
  return (
    <form class="panel" onSubmit={(event) => void save(event)}>
      <h2>{onlineWords.tableTools.webhook}</h2>
      <label class="field">
        <span>{onlineWords.tableTools.callThisAddressWhenItIsMyTurn}</span>
        <input
          type="url"
          maxlength="500"
          placeholder={onlineWords.tableTools.httpsChatExampleHook}
          value={address()}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button small">
        {onlineWords.tableTools.save}
      </button>
      <Show when={answer()}>{(text) => <p role="status">{text()}</p>}</Show>
    </form>
  );
}
