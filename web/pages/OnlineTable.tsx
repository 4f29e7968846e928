import type { Game, GameCard, Problem } from '@bandstand/engine';
import type { TableInfo } from '@bandstand/protocol';
import { MATCH_ID } from '@bandstand/protocol/shapes';
import { laterPart, type BoardProps } from '@bandstand/kits/board';
import { createEffect, createMemo, createResource, onCleanup, Show, Suspense, type Component } from 'solid-js';
import { Thumb } from '../Thumb.tsx';
import { api, type Keys } from '../online/api.ts';
import { Away } from '../online/Away.tsx';
import { Clocks } from '../online/Clocks.tsx';
import { AfterEnd } from '../online/AfterEnd.tsx';
import { NextMatch } from '../online/NextMatch.tsx';
import { SocketLink } from '../online/connection.ts';
import { Chat } from '../online/Chat.tsx';
import { Heard, listenToTalk } from '../online/Heard.tsx';
import { JoinForm } from '../online/JoinForm.tsx';
import { notifyTurn } from '../online/notifications.ts';
import { dropSeat, heldSeat, holdSeat, inviteLink, keysFromLink } from '../online/seats.ts';
import { Seats } from '../online/Seats.tsx';
import { SentAway } from '../online/SentAway.tsx';
import { Share } from '../online/Share.tsx';
import { TableTools } from '../online/TableTools.tsx';
import { WaitingRoom } from '../online/WaitingRoom.tsx';
import { Wishes } from '../online/Wishes.tsx';
import { addToDeal } from '../online/parts.ts';
import { heardInvitation, invitationTo } from '../online/invitation.ts';
import { inviterOf } from '../online/invited.ts';
import { InvitationCard } from '../online/InvitationCard.tsx';
import { paceText } from '../online/paces.ts';
import { go, Link } from '../router.tsx';
import type { LinkState } from '../session/link.ts';
import { LiveSession } from '../session/liveSession.ts';
import { cardOf, loadBoard, loadGame } from '../shelf.ts';
import { bringIntoSight } from '../table/sight.ts';
import { Table } from '../table/Table.tsx';
import { Trouble } from './Trouble.tsx';
import { onlineWords } from '../text/online.ts';

const DailyEnd = laterPart(async () => (await import('../daily/DailyEnd.tsx')).DailyEnd);

interface Opened {
  readonly match: string;
  readonly keys: Keys;
  readonly game: Game;
  readonly card: GameCard;
  readonly board: Component<BoardProps>;
  readonly table: TableInfo;
}

/** A link never costs a seat: its key counts when the server knows it, and when its holder wants it instead of their own. */
async function chosenKey(
  match: string,
  held: string | undefined,
  linked: string | undefined,
): Promise<string | undefined> {
  if (linked === undefined || linked === held) return held;
  const asked = await api.mine([{ match, token: linked }]);
  const opened = asked.ok ? asked.value.at(0) : undefined;
  if (opened === undefined) return held;
  if (held === undefined) return linked;
  const name = opened.table.seats[opened.seat]?.name ?? onlineWords.onlineTable.seat(opened.seat + 1);
  const question = onlineWords.onlineTable.thisLinkOpensTheSeat(name);
  return confirm(question) ? linked : held;
}

/** A table on the server, by its id; a sentence when it cannot be opened. */
async function open(match: string): Promise<Opened | string> {
  if (!MATCH_ID.test(match)) return onlineWords.onlineTable.thereIsNoSuchTable;
  const held = heldSeat(match);
  const linked = keysFromLink();
  const token = await chosenKey(match, held?.token, linked.token);
  const keys: Keys = { token, invite: linked.invite ?? held?.invite };
  const table = await api.table(match, keys);
  if (!table.ok) return table.problem.message;
  if (linked.token !== undefined || linked.invite !== undefined) history.replaceState(null, '', location.pathname);
  holdSeat({ match, game: table.value.game, ...keys, seal: table.value.commitment });
  const card = cardOf(table.value.game);
  const [game, board] = await Promise.all([loadGame(table.value.game), loadBoard(table.value.game)]);
  if (game === undefined || card === undefined) return onlineWords.onlineTable.gameIsNotInstalled(table.value.game);
  if (game.rulesVersion !== table.value.rulesVersion) return onlineWords.onlineTable.thisPageIsOlder;
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
        <p class="quiet">{onlineWords.onlineTable.goingToTheTable}</p>
      </Show>
      <Show when={trouble()}>
        {(message) => (
          <Trouble
            title={onlineWords.onlineTable.tableDoesNotOpen}
            message={message()}
            onRetry={() => void refetch()}
          />
        )}
      </Show>
      <Show when={ready()} keyed>
        {(parts) => <AtTable {...parts} onSeated={() => void refetch()} />}
      </Show>
    </>
  );
}

/** The server opened the table but not to us: what it said, and what can be done about it. */
function NotLetIn(props: { problem: Problem; match: string; onRetry: () => void }) {
  const isOldPage = () => props.problem.code === 'other-protocol';
  return (
    <section class="trouble panel" role="alert">
      <h1>{onlineWords.onlineTable.tableDoesNotLet}</h1>
      <p>{props.problem.message}</p>
      <div class="row">
        <Show when={props.problem.code === 'bad-token'}>
          <button
            type="button"
            class="button primary"
            onClick={() => {
              dropSeat(props.match);
              props.onRetry();
            }}
          >
            {onlineWords.onlineTable.forgetThisKeyAndLook}
          </button>
        </Show>
        <button
          type="button"
          class="button"
          onClick={() => {
            if (isOldPage()) location.reload();
            else props.onRetry();
          }}
        >
          {isOldPage() ? onlineWords.onlineTable.reloadThePage : onlineWords.onlineTable.tryAgain}
        </button>
        <Link class="button" href="/">
          {onlineWords.onlineTable.toTheGames}
        </Link>
      </div>
    </section>
  );
}

const LINK_WORDS: Readonly<Record<LinkState, string>> = {
  connecting: onlineWords.onlineTable.connecting,
  open: '',
  silent: onlineWords.onlineTable.noAnswerYetNothing,
  waiting: onlineWords.onlineTable.connectionIsDownTrying,
};

interface AtTableProps extends Opened {
  readonly onSeated: () => void;
}

interface PartProps {
  readonly at: AtTableProps;
  readonly session: LiveSession;
}

/** What this device does by itself: keeps the seat at a rematch, adds its part to the deal. */
function helpAlong(session: LiveSession, { game, keys }: Opened): void {
  createEffect(() => {
    for (const line of session.chat) {
      if (line.kind === 'rematch') holdSeat({ match: line.text, game: game.id, ...keys });
    }
  });
  createEffect(() => {
    const { table, viewer } = session;
    if (viewer !== 'spectator') void addToDeal(table, viewer, keys);
  });
}

function AtTable(props: AtTableProps) {
  const session = new LiveSession({
    game: props.game,
    table: props.table,
    connect: (receiver) => new SocketLink(props.match, props.keys, receiver),
    onTurn: () => notifyTurn(props.card.name, onlineWords.onlineTable.itIsYourTurn, props.match),
  });
  onCleanup(() => session.close());
  helpAlong(session, props);
  const talk = listenToTalk(session);
  const invitation = heardInvitation(session, props.keys);
  /** What they finished they may still look at. */
  const isSentAway = createMemo<boolean>(
    (was) => was || (session.problem?.code === 'sent-away' && session.table.status !== 'over'),
    false,
  );
  /** It never began: there is no board to show. */
  const isDeclined = () => session.ending?.how === 'declined';
  const endedEarly = () => session.ending !== undefined && session.outcome === undefined;
  return (
    <Show when={!isSentAway()} fallback={<SentAway session={session} match={props.match} />}>
      <LineState session={session} />
      <Show when={session.table.status === 'open'}>
        <BeforeStart at={props} session={session} />
      </Show>
      <Show when={session.isReady && session.viewer === 'spectator'}>
        <p class="watching" role="status">
          {onlineWords.onlineTable.youAreWatchingWhatPlayers}
        </p>
      </Show>
      <Show when={session.ending !== undefined && invitation()}>
        {(asked) => <InvitationCard invitation={asked()} />}
      </Show>
      <Show when={endedEarly()}>
        <EndedEarly at={props} session={session} isAsked={invitation() !== undefined} />
      </Show>
      <Show
        when={session.isReady && !isDeclined()}
        fallback={
          <Show when={session.table.status !== 'open' && !isDeclined()}>
            <Show when={session.problem} fallback={<p class="quiet">{onlineWords.onlineTable.layingOutTheTable}</p>}>
              {(problem) => <NotLetIn problem={problem()} match={props.match} onRetry={props.onSeated} />}
            </Show>
          </Show>
        }
      >
        <Table
          session={session}
          card={props.card}
          board={props.board}
          besideBoard={<Seats session={session} />}
          prompt={endedEarly() ? howItEnded(session) : undefined}
          notice={
            <>
              <Away session={session} />
              <Wishes session={session} />
              <Clocks session={session} />
              <Heard session={session} talk={talk} />
            </>
          }
          side={<Chat session={session} onShown={talk.watch} />}
          isDaily={session.table.day !== undefined}
          afterEnd={<After at={props} session={session} isAsked={invitation() !== undefined} />}
          next={<NextMatch session={session} match={props.match} keys={props.keys} invitation={invitation()} />}
        />
      </Show>
      <TableTools session={session} match={props.match} keys={props.keys} />
    </Show>
  );
}

function LineState(props: { session: LiveSession }) {
  return (
    <Show when={props.session.linkState !== 'open'}>
      <p class="line-down" role="status">
        {LINK_WORDS[props.session.linkState]}{' '}
        <button type="button" class="button small" onClick={() => props.session.tryNow()}>
          {onlineWords.onlineTable.tryNow}
        </button>
      </p>
    </Show>
  );
}

function howItEnded({ ending, names }: LiveSession): string {
  if (ending?.how === 'agreed') return onlineWords.onlineTable.matchWasEndedByAgreement;
  if (ending?.how === 'closed') return onlineWords.onlineTable.tableWasClosedByWhoever;
  if (ending?.how === 'declined') return onlineWords.onlineTable.wouldRatherNotPlay(names[ending.by ?? 0]);
  if (ending?.how === 'moved') return onlineWords.onlineTable.tookThisMatchHome(names[ending.by ?? 0]);
  return onlineWords.onlineTable.resignedWins(
    names[ending?.by ?? 0],
    names.filter((_, seat) => seat !== ending?.by).join(', '),
  );
}

/** Somebody resigned, or all agreed. */
function EndedEarly(props: PartProps & { readonly isAsked: boolean }) {
  return (
    <section class="end panel" ref={bringIntoSight}>
      <h2>{howItEnded(props.session)}</h2>
      <div class="row">
        <After {...props} />
      </div>
    </section>
  );
}

/** The try of a day says how it stands; it is played once. */
function After(props: PartProps & { readonly isAsked: boolean }) {
  const { session, at } = props;
  const isDaily = session.table.day !== undefined;
  return (
    <>
      <Show when={isDaily}>
        <Suspense>
          <DailyEnd match={at.match} isGivenUp={session.ending?.how !== 'played' || session.table.seats[0].standIn} />
        </Suspense>
      </Show>
      <AfterEnd session={session} match={at.match} keys={at.keys} isAsked={props.isAsked || isDaily} />
    </>
  );
}

/** Nobody has seen a card yet: who comes, who sits where. */
function BeforeStart(props: PartProps) {
  const { at, session } = props;
  const { table } = session;
  const host = () => inviterOf(session.table);
  const freeSeats = () => session.table.seats.filter(({ kind }) => kind === 'open');
  const isSeated = () => session.viewer !== 'spectator';
  const inks = at.card.print ?? at.card.inks;
  const mine = () => (session.viewer === 'spectator' ? undefined : { table: session.table, seat: session.viewer });
  const invitation = invitationTo(mine, at.keys, {
    onAnswer: () => {
      if (heldSeat(at.match) === undefined) go('/tables');
    },
  });
  return (
    <div class="before-start" style={{ '--ink-1': inks[0], '--ink-2': inks[1] }}>
      <header class="before-start-head">
        <Thumb game={at.game.id} />
        <div>
          <h1>{at.card.name}</h1>
          <p class="quiet">
            {onlineWords.onlineTable.hasSetATable(host(), table.seats.length)}
            {paceText(table.pace)}. <Link href={`/rules/${at.game.id}`}>{onlineWords.onlineTable.readTheRules}</Link>
          </p>
        </div>
      </header>
      <div class="before-start-parts">
        <Show when={invitation()}>{(asked) => <InvitationCard invitation={asked()} />}</Show>
        <Show when={!isSeated() && freeSeats().length > 0}>
          <JoinForm
            match={at.match}
            keys={at.keys}
            game={at.game.id}
            seats={freeSeats().map(({ seat }) => seat)}
            titles={at.game.text.seats}
            onSeated={at.onSeated}
          />
        </Show>
        <Show when={isSeated() && invitation() === undefined && freeSeats().length > 0}>
          <Share
            link={inviteLink(at.match, at.keys.invite)}
            title={onlineWords.onlineTable.waitingForPlayers}
            note={onlineWords.onlineTable.seatsFree(freeSeats().length)}
          />
        </Show>
        <WaitingRoom session={session} match={at.match} keys={at.keys} inks={inks} />
      </div>
      <Chat session={session} />
    </div>
  );
}
