import type { MatchRecord } from '@bandstand/engine';
import { afterTasks, firstScreenIsSeen, laterPart, SlicesContext } from '@bandstand/kits/board';
import { createResource, createSignal, onCleanup, onMount, Show, Suspense, type JSX } from 'solid-js';
import { Curtain } from '../Curtain.tsx';
import type { OpenLesson } from '../learn/open.ts';
import { isLesson } from '../session/lessonKey.ts';
import { go } from '../router.tsx';
import type { LiveSession } from '../session/liveSession.ts';
import { resumeLocal, sessionAt } from '../session/open.ts';
import { onForeignChange, readMatch } from '../session/saved.ts';
import { cardOf, loadBoard, loadGame } from '../shelf.ts';
import { Table } from '../table/Table.tsx';
import type { Opened } from './opened.ts';
import { Trouble } from './Trouble.tsx';
import { downloadRecord } from './downloadRecord.ts';
import { words } from '../text/index.ts';

/** What stands below the table and after the end comes when the table is there. */
const NewMatch = laterPart(async () => (await import('./afterMatch.tsx')).NewMatch);
const AfterEnd = laterPart(async () => (await import('./afterMatch.tsx')).AfterEnd);
const TableLinks = laterPart(async () => (await import('./afterMatch.tsx')).TableLinks);

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
            {...(coach === undefined ? {} : { onPlay: (move) => coach.onPlay(move) })}
            afterEnd={
              <Suspense>
                <AfterEnd opened={props} session={session} />
              </Suspense>
            }
            next={
              <Suspense>
                <NewMatch opened={props} session={session} />
              </Suspense>
            }
          />
          <Below opened={props} session={session} />
        </SlicesContext.Provider>
        {coach === undefined ? undefined : props.lesson?.draw(coach, props.card.print ?? props.card.inks)}
      </UnderCurtain>
    </Show>
  );
}

function Below(props: { opened: Opened; session: LiveSession }) {
  const isSeen = firstScreenIsSeen();
  return (
    <Show when={isSeen()}>
      <Suspense>
        <TableLinks {...props} />
      </Suspense>
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
