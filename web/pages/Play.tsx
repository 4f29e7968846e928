import type { Game, GameCard, MatchRecord } from '@bandstand/engine';
import { afterTasks, laterPart, SlicesContext, type BoardProps } from '@bandstand/kits/board';
import { createResource, createSignal, onCleanup, onMount, Show, Suspense, type Component, type JSX } from 'solid-js';
import { Curtain } from '../Curtain.tsx';
import type { OpenLesson } from '../learn/open.ts';
import { isLesson } from '../learn/lessonKey.ts';
import { tryIn } from '../progress/tries.ts';
import { go, Link } from '../router.tsx';
import { resumeLocal, sessionAt, setAside, startLocal } from '../session/open.ts';
import type { LiveSession } from '../session/liveSession.ts';
import type { PageTable } from '../session/pageTable.ts';
import { onForeignChange, readMatch } from '../session/saved.ts';
import { cardOf, loadBoard, loadGame } from '../shelf.ts';
import { Table } from '../table/Table.tsx';
import { Trouble } from './Trouble.tsx';
import { downloadRecord } from './downloadRecord.ts';
import { words } from '../text/index.ts';

const DuelEnd = laterPart(async () => (await import('../duel/DuelEnd.tsx')).DuelEnd);
const DuelChallenge = laterPart(async () => (await import('../duel/DuelEnd.tsx')).DuelChallenge);
const DailyEnd = laterPart(async () => (await import('../daily/DailyEnd.tsx')).DailyEnd);
const BringOnline = laterPart(async () => (await import('../online/BringOnline.tsx')).BringOnline);

interface Opened {
  readonly game: Game;
  readonly card: GameCard;
  readonly board: Component<BoardProps>;
  readonly table: PageTable;
  /** Where somebody is being taught. */
  readonly lesson: OpenLesson | undefined;
}

/** Why a match cannot go on here; its record can still be saved for a build that plays it. */
interface Stuck {
  readonly message: string;
  readonly record?: MatchRecord;
}

/** Nothing of lessons is loaded for ordinary matches. */
const lessonAt = async (id: string): Promise<OpenLesson | undefined> =>
  isLesson(id) ? (await import('../learn/open.ts')).openLesson(id) : undefined;

/** A match of this device, by its id. */
async function open(id: string): Promise<Opened | Stuck> {
  const saved = readMatch(id);
  if (saved === undefined) return { message: words.play.thisMatchIsNotOnThisDevice };
  const { record } = saved;
  const card = cardOf(saved.record.game);
  const [game, board, lesson] = await Promise.all([
    loadGame(saved.record.game),
    loadBoard(saved.record.game),
    lessonAt(id),
  ]);
  if (game === undefined || card === undefined) return { message: words.play.gameIsNotInstalled(record.game), record };
  const table = resumeLocal(game, saved);
  return table.ok ? { game, card, board, lesson, table: table.value } : { message: table.problem.message, record };
}

export function Play(props: { id: string }) {
  const [opened] = createResource(() => props.id, open);
  const ready = () => {
    const result = opened();
    return result !== undefined && 'table' in result ? result : undefined;
  };
  const trouble = () => {
    const result = opened();
    return result !== undefined && 'message' in result ? result : undefined;
  };
  return (
    <>
      <Show when={opened.loading}>
        <Curtain game={readMatch(props.id)?.record.game} />
      </Show>
      <Show when={trouble()}>
        {(stuck) => (
          <Trouble message={stuck().message}>
            <Show when={stuck().record}>
              {(record) => (
                <button type="button" class="button" onClick={() => downloadRecord(record())}>
                  {words.play.saveTheRecordAsAFile}
                </button>
              )}
            </Show>
          </Trouble>
        )}
      </Show>
      <Show when={ready()} keyed>
        {(parts) => <AtTable {...parts} />}
      </Show>
    </>
  );
}

function AtTable(props: Opened) {
  const { table } = props;
  const session = sessionAt(table);
  onCleanup(
    onForeignChange(table.id, (saved) => {
      if (saved === undefined) go('/');
      else table.follow(saved);
    }),
  );
  const wake = (): void => table.wake();
  window.addEventListener('pageshow', wake);
  onCleanup(() => window.removeEventListener('pageshow', wake));
  onCleanup(() => session.close());
  const coach = props.lesson?.coachAt(session);
  return (
    <Show when={session.isReady} fallback={<Curtain game={props.game.id} />}>
      <UnderCurtain game={props.game.id}>
        <SlicesContext.Provider value={true}>
          <Table
            session={session}
            card={props.card}
            board={props.board}
            isDaily={tryIn(table.id) !== undefined}
            {...(coach === undefined ? {} : { onPlay: (move) => coach.onPlay(move) })}
            afterEnd={<AfterEnd opened={props} session={session} />}
            next={<NewMatch opened={props} session={session} />}
          />
        </SlicesContext.Provider>
        {coach === undefined ? undefined : props.lesson?.draw(coach, props.card.print ?? props.card.inks)}
        <TableLinks opened={props} session={session} />
      </UnderCurtain>
    </Show>
  );
}

/** A table is drawn part by part; nobody sees how they push each other about. */
function UnderCurtain(props: { game: string; children: JSX.Element }) {
  const [isDrawn, setDrawn] = createSignal(false);
  onMount(() => afterTasks(() => setDrawn(true)));
  return (
    <>
      <Show when={!isDrawn()}>
        <div class="curtain-over">
          <Curtain game={props.game} />
        </div>
      </Show>
      <div classList={{ undrawn: !isDrawn() }}>{props.children}</div>
    </>
  );
}

interface PartProps {
  readonly opened: Opened;
  readonly session: LiveSession;
}

/** The same people and options again, with this deal or a fresh one. */
function again({ game, table }: Opened, deal: 'same' | 'new'): void {
  const { options, seed, parts, captions = {} } = table.record;
  const next = startLocal(game, {
    players: table.players,
    options,
    captions,
    ...(deal === 'same' ? { secret: seed, parts, deal } : {}),
  });
  if (!next.ok) return;
  setAside(next.value);
  go(`/match/${next.value.id}`);
}

/** Once the match is over it is what most people want next. */
const NewMatch = (props: PartProps) => (
  <button
    type="button"
    class="button small"
    classList={{ primary: props.session.outcome !== undefined }}
    onClick={() => again(props.opened, 'new')}
  >
    {words.play.newMatch}
  </button>
);

/** Whether it is the one try of a day that counts, and not over: nothing else may be made of its deal yet. */
const isCounting = ({ opened, session }: PartProps): boolean =>
  session.outcome === undefined && tryIn(opened.table.id) !== undefined;

function Again(props: PartProps) {
  return (
    <>
      <NewMatch {...props} />
      <Show when={!isCounting(props)}>
        <button type="button" class="button small" onClick={() => again(props.opened, 'same')}>
          {words.play.sameDealAgain}
        </button>
      </Show>
    </>
  );
}

function AfterEnd(props: PartProps) {
  const { table } = props.opened;
  return (
    <>
      <Suspense>
        <DailyEnd match={table.id} />
        <DuelEnd table={table} session={props.session} />
      </Suspense>
      <Again {...props} />
      <Link class="button small" href={`/replay/${table.id}`}>
        {words.play.replay}
      </Link>
      <button type="button" class="button small" onClick={() => downloadRecord(table.record)}>
        {words.play.saveRecord}
      </button>
      <Suspense>
        <DuelChallenge table={table} session={props.session} />
      </Suspense>
    </>
  );
}

/** Below the table: another match, the same one online, the rules, the way out. */
function TableLinks(props: PartProps) {
  const isOver = () => props.session.outcome !== undefined;
  const [isBringing, setIsBringing] = createSignal(false);
  return (
    <>
      <nav class="row table-links" aria-label={words.play.thisMatch}>
        <Show when={!isOver()}>
          <Again {...props} />
          <Show when={!isCounting(props)}>
            <button
              type="button"
              class="button small"
              aria-expanded={isBringing()}
              onClick={() => setIsBringing(!isBringing())}
            >
              {words.play.bringThisMatchOnline}
            </button>
          </Show>
        </Show>
        <Show when={props.opened.lesson}>
          {(lesson) => (
            <button type="button" class="button small" onClick={() => void lesson().again()}>
              {lesson().againLabel}
            </button>
          )}
        </Show>
        <Link class="button small" href={`/rules/${props.opened.game.id}`}>
          {words.play.rules}
        </Link>
        <Link class="button small" href="/">
          {words.play.leaveItIsKept}
        </Link>
      </nav>
      <Show when={isBringing() && !isOver()}>
        <Suspense>
          <BringOnline table={props.opened.table} />
        </Suspense>
      </Show>
    </>
  );
}
