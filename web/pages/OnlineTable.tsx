import type { Game, GameCard } from '@bandstand/engine';
import type { TableInfo } from '@bandstand/protocol';
import type { BoardProps } from '@bandstand/kits/board';
import { LIMITS } from '@bandstand/protocol/limits';
import { createEffect, createResource, createSignal, For, onCleanup, Show, type Component } from 'solid-js';
import { api, type Keys } from '../online/api.ts';
import { Chat } from '../online/Chat.tsx';
import { askToNotify, notifyTurn } from '../online/notifications.ts';
import { OnlineSession } from '../online/onlineSession.ts';
import { heldSeat, holdSeat, inviteLink, keysFromLink, seatLink } from '../online/seats.ts';
import { Seats } from '../online/Seats.tsx';
import { Share } from '../online/Share.tsx';
import { go, Link } from '../router.tsx';
import { changeSettings, settings } from '../settings.ts';
import { cardOf, loadBoard, loadGame } from '../shelf.ts';
import { Table } from '../table/Table.tsx';
import { Trouble } from './Trouble.tsx';

interface Opened {
  readonly match: string;
  readonly keys: Keys;
  readonly game: Game;
  readonly card: GameCard;
  readonly board: Component<BoardProps> | undefined;
  readonly table: TableInfo;
}

/** A table on the server, by its id; a sentence when it cannot be opened. */
async function open(match: string): Promise<Opened | string> {
  const held = heldSeat(match);
  const linked = keysFromLink();
  const keys: Keys = { token: linked.token ?? held?.token, invite: linked.invite ?? held?.invite };
  const table = await api.table(match, keys);
  if (!table.ok) return table.problem.message;
  if (linked.token !== undefined || linked.invite !== undefined) history.replaceState(null, '', location.pathname);
  holdSeat({ match, game: table.value.game, ...keys });
  const card = cardOf(table.value.game);
  const [game, board] = await Promise.all([loadGame(table.value.game), loadBoard(table.value.game)]);
  if (game === undefined || card === undefined) return `The game "${table.value.game}" is not installed here.`;
  if (game.rulesVersion !== table.value.rulesVersion) return 'This page is older or newer than the table. Reload it.';
  return { match, keys, game, card, board, table: table.value };
}

export function OnlineTable(props: { id: string }) {
  const [opened, { refetch }] = createResource(() => props.id, open);
  const ready = () => {
    const result = opened();
    return typeof result === 'object' ? result : undefined;
  };
  const trouble = () => {
    const result = opened();
    return typeof result === 'string' ? result : undefined;
  };
  return (
    <>
      <Show when={opened.loading}>
        <p class="quiet">Going to the table.</p>
      </Show>
      <Show when={trouble()}>{(message) => <Trouble title="No table here" message={message()} />}</Show>
      <Show when={ready()} keyed>
        {(parts) => <AtTable {...parts} onSeated={() => void refetch()} />}
      </Show>
    </>
  );
}

function AtTable(props: Opened & { onSeated: () => void }) {
  const session = new OnlineSession(
    { game: props.game, match: props.match, token: props.keys.token, invite: props.keys.invite, table: props.table },
    () => notifyTurn(props.card.name, 'It is your turn.', props.match),
  );
  onCleanup(() => session.close());
  createEffect(() => {
    for (const line of session.chat) {
      if (line.kind === 'rematch') holdSeat({ match: line.text, game: props.game.id, ...props.keys });
    }
  });
  const freeSeats = () => session.table.seats.filter(({ kind }) => kind === 'open');
  const isSeated = () => session.viewer !== 'spectator';
  return (
    <>
      <Show when={session.lineState !== 'open'}>
        <p class="line-down" role="status">
          {session.lineState === 'connecting' ? 'Connecting …' : 'The line is down. Trying again; nothing is lost.'}
        </p>
      </Show>
      <Show when={session.table.status === 'open'}>
        <Show when={isSeated()}>
          <Share
            link={inviteLink(props.match, props.keys.invite)}
            title="Waiting for players"
            note={`${freeSeats().length} ${freeSeats().length === 1 ? 'seat is' : 'seats are'} free. Send this link to your friends; the match begins when all seats are taken.`}
          />
        </Show>
        <Show when={!isSeated() && freeSeats().length > 0}>
          <JoinForm
            match={props.match}
            keys={props.keys}
            game={props.game.id}
            seats={freeSeats().map(({ seat }) => seat)}
            onSeated={props.onSeated}
          />
        </Show>
      </Show>
      <Show when={session.table.status === 'open'}>
        <Seats session={session} />
        <Chat session={session} />
      </Show>
      <Show
        when={session.isReady}
        fallback={
          <Show when={session.table.status !== 'open'}>
            <p class="quiet">Laying out the table.</p>
          </Show>
        }
      >
        <Table
          session={session}
          card={props.card}
          board={props.board}
          besideBoard={
            <>
              <Seats session={session} />
              <Wishes session={session} />
            </>
          }
          side={<Chat session={session} />}
          afterEnd={<AfterEnd session={session} match={props.match} keys={props.keys} />}
        />
      </Show>
      <Show when={session.ending !== undefined && session.outcome === undefined}>
        <section class="end panel">
          <h2>
            {session.ending?.how === 'agreed'
              ? 'The match was ended by agreement.'
              : `${session.names[session.ending?.by ?? 0]} resigned; ${session.names.filter((_, seat) => seat !== session.ending?.by).join(', ')} wins.`}
          </h2>
          <div class="row">
            <AfterEnd session={session} match={props.match} keys={props.keys} />
          </div>
        </section>
      </Show>
      <TableTools session={session} match={props.match} keys={props.keys} />
    </>
  );
}

function JoinForm(props: { match: string; keys: Keys; game: string; seats: readonly number[]; onSeated: () => void }) {
  const [name, setName] = createSignal(settings().name);
  const [seat, setSeat] = createSignal<number>();
  const [problem, setProblem] = createSignal<string>();
  async function join(event: Event): Promise<void> {
    event.preventDefault();
    const joined = await api.join(props.match, props.keys, name().trim() || 'Guest', seat());
    if (!joined.ok) {
      setProblem(joined.problem.message);
      return;
    }
    if (name().trim() !== '') changeSettings({ name: name().trim().slice(0, LIMITS.nameLength) });
    holdSeat({ match: props.match, game: props.game, ...props.keys, token: joined.value.token });
    props.onSeated();
  }
  return (
    <form class="panel join" onSubmit={(event) => void join(event)}>
      <h2>Take a seat</h2>
      <label class="field">
        <span>Your name</span>
        <input
          type="text"
          maxlength={LIMITS.nameLength}
          autocomplete="username"
          value={name()}
          placeholder="Guest"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <Show when={props.seats.length > 1}>
        <label class="field">
          <span>Seat</span>
          <select
            onChange={(event) =>
              setSeat(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))
            }
          >
            <option value="">Any</option>
            <For each={props.seats}>{(free) => <option value={free}>Seat {free + 1}</option>}</For>
          </select>
        </label>
      </Show>
      <Show when={problem()}>
        {(message) => (
          <p class="problem" role="alert">
            {message()}
          </p>
        )}
      </Show>
      <button type="submit" class="button primary">
        Sit down
      </button>
    </form>
  );
}

/** What somebody asked of all, and what I could ask. */
function Wishes(props: { session: OnlineSession }) {
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
          <section class="panel wish" role="status">
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
      <Show when={session.problem?.code === 'others-have-moved'}>
        <button type="button" class="button small" onClick={() => session.say({ type: 'propose', wish: 'rewind' })}>
          Ask to take it back
        </button>
      </Show>
      <Show when={mine()?.standIn === true && session.ending === undefined}>
        <section class="panel wish">
          <p>A bot is playing for you.</p>
          <button type="button" class="button primary small" onClick={() => session.say({ type: 'back' })}>
            Take my seat back
          </button>
        </section>
      </Show>
    </>
  );
}

function AfterEnd(props: { session: OnlineSession; match: string; keys: Keys }) {
  const [answer, setAnswer] = createSignal<string>();
  const isSeated = () => props.session.viewer !== 'spectator';
  async function again(how: { swap: boolean; sameDeal: boolean }): Promise<void> {
    const next = await api.rematch(props.match, props.keys, how);
    if (!next.ok) {
      setAnswer(next.problem.message);
      return;
    }
    holdSeat({ match: next.value.match, game: props.session.game.id, ...props.keys });
    go(`/t/${next.value.match}`);
  }
  async function check(): Promise<void> {
    const [record, { parseRecord, verifyRecord }] = await Promise.all([
      api.record(props.match, props.keys),
      import('@bandstand/engine'),
    ]);
    if (!record.ok) {
      setAnswer(record.problem.message);
      return;
    }
    const read = parseRecord(record.value);
    const verified = read.ok ? verifyRecord(props.session.game, read.value) : read;
    const isSealed = read.ok && read.value.commitment === props.session.table.commitment;
    setAnswer(
      verified.ok && isSealed
        ? 'Fair: the whole game follows from the seed that was sealed before the first move.'
        : `This does not add up: ${verified.ok ? 'the seal is another one than at the start.' : verified.problem.message}`,
    );
  }
  return (
    <>
      <Show when={isSeated()}>
        <button type="button" class="button primary small" onClick={() => void again({ swap: false, sameDeal: false })}>
          Rematch
        </button>
        <button type="button" class="button small" onClick={() => void again({ swap: true, sameDeal: false })}>
          Rematch, seats swapped
        </button>
        <button type="button" class="button small" onClick={() => void again({ swap: true, sameDeal: true })}>
          Same deal, seats swapped
        </button>
      </Show>
      <Link class="button small" href={`/replay/t-${props.match}`}>
        Replay
      </Link>
      <button type="button" class="button small" onClick={() => void check()}>
        Check fairness
      </button>
      <Show when={answer()}>{(text) => <p role="status">{text()}</p>}</Show>
    </>
  );
}

/** Links, devices, notifications, leaving: what is needed now and then. */
function TableTools(props: { session: OnlineSession; match: string; keys: Keys }) {
  const { session } = props;
  const [answer, setAnswer] = createSignal<string>();
  const isPlaying = () => session.table.status === 'playing' && session.viewer !== 'spectator';
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
        <Link class="button small" href={`/rules/${session.game.id}`}>
          Rules
        </Link>
        <Link class="button small" href="/">
          Leave, it is kept
        </Link>
      </div>
      <Show when={answer()}>{(text) => <p role="status">{text()}</p>}</Show>
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
