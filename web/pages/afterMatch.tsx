import { laterPart } from '@bandstand/kits/board';
import { createSignal, Show, Suspense } from 'solid-js';
import { go, Link } from '../router.tsx';
import type { LiveSession } from '../session/liveSession.ts';
import { setAside, startLocal } from '../session/open.ts';
import { words } from '../text/index.ts';
import { downloadRecord } from './downloadRecord.ts';
import type { Opened } from './opened.ts';

const DuelEnd = laterPart(async () => (await import('../duel/DuelEnd.tsx')).DuelEnd);
const DuelChallenge = laterPart(async () => (await import('../duel/DuelEnd.tsx')).DuelChallenge);
const DailyEnd = laterPart(async () => (await import('../daily/DailyEnd.tsx')).DailyEnd);
const BringOnline = laterPart(async () => (await import('../online/BringOnline.tsx')).BringOnline);

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
export const NewMatch = (props: PartProps) => (
  <button
    type="button"
    class="button small"
    classList={{ primary: props.session.outcome !== undefined }}
    onClick={() => again(props.opened, 'new')}
  >
    {words.play.newMatch}
  </button>
);

function Again(props: PartProps) {
  return (
    <>
      <NewMatch {...props} />
      <button type="button" class="button small" onClick={() => again(props.opened, 'same')}>
        {words.play.sameDealAgain}
      </button>
    </>
  );
}

export function AfterEnd(props: PartProps) {
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
export function TableLinks(props: PartProps) {
  const isOver = () => props.session.outcome !== undefined;
  const [isBringing, setIsBringing] = createSignal(false);
  return (
    <>
      <nav class="row table-links" aria-label={words.play.thisMatch}>
        <Show when={!isOver()}>
          <Again {...props} />
          <button
            type="button"
            class="button small"
            aria-expanded={isBringing()}
            onClick={() => setIsBringing(!isBringing())}
          >
            {words.play.bringThisMatchOnline}
          </button>
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
