import type { GameCard, MatchRecord } from '@bandstand/engine';
import type { BoardProps } from '@bandstand/kits/board';
import { createResource, createSignal, onCleanup, onMount, Show, type Component } from 'solid-js';
import { api } from '../online/api.ts';
import { heldSeat } from '../online/seats.ts';
import { allPlayed } from '../progress/archive.ts';
import { ProblemLine } from '../ProblemLine.tsx';
import { go } from '../router.tsx';
import { levelsOf } from '../session/levels.ts';
import { startLocal } from '../session/open.ts';
import { readMatch } from '../session/saved.ts';
import { ReplaySession } from '../session/replaySession.ts';
import { nameIn } from '../session/session.ts';
import { cardOf, loadBoard, loadGame } from '../shelf.ts';
import { ReplayControls } from '../table/ReplayControls.tsx';
import { Table } from '../table/Table.tsx';
import { downloadRecord } from './downloadRecord.ts';
import { readRecordFile } from './recordFile.ts';
import { Trouble } from './Trouble.tsx';
import { keptWords } from '../text/kept.ts';

interface Opened {
  readonly session: ReplaySession;
  readonly card: GameCard;
  readonly board: Component<BoardProps>;
}

interface Wanted {
  readonly record: MatchRecord;
  readonly names: readonly string[];
  /** Whose eyes it is seen with at first: those of the person who played here. */
  readonly mine?: number | undefined;
  /** When it was over, as far as this device knows. */
  readonly at?: number | undefined;
}

async function open({ record, names, mine, at }: Wanted): Promise<Opened | string> {
  const card = cardOf(record.game);
  const [game, board] = await Promise.all([loadGame(record.game), loadBoard(record.game)]);
  if (game === undefined || card === undefined) return keptWords.replay.gameIsNotInstalled(record.game);
  const session = ReplaySession.open(game, record, names, at);
  if (!session.ok) return session.problem.message;
  session.value.lookAs(mine ?? 0);
  return { session: session.value, card, board };
}

/** How the best of a past day played (ids that begin with `d-`). */
async function dayBest(day: string, game: string): Promise<Wanted | string> {
  const best = await api.dailyBest(day, game);
  if (!best.ok) return best.problem.message;
  const { name, record } = best.value;
  return {
    record,
    at: new Date(`${day}T12:00`).getTime(),
    names: Array.from({ length: record.seats }, (_, seat) => (seat === 0 ? name : keptWords.replay.bot(seat + 1))),
  };
}

/** A match of this device (ids that begin with `p-` are kept for good), or one of a table on the server (ids that begin with `t-`). */
async function find(id: string): Promise<Wanted | string> {
  const here = kept(id);
  if (here !== undefined) return here;
  if (id.startsWith('p-')) {
    const played = (await allPlayed()).find((match) => match.id === id.slice(2));
    if (played !== undefined)
      return {
        record: played.record,
        names: played.players.map(({ name }) => name),
        mine: played.mine[0],
        at: played.at,
      };
  }
  if (id.startsWith('d-')) return dayBest(id.slice(2, 12), id.slice(13));
  if (!id.startsWith('t-')) return keptWords.replay.thatMatchIsNotKept;
  const match = id.slice(2);
  const keys = heldSeat(match) ?? {};
  const [record, table] = await Promise.all([api.record(match, keys), api.table(match, keys)]);
  if (!record.ok) return record.problem.message;
  const played = (await allPlayed()).find(({ id }) => id === record.value.checksum);
  return {
    record: record.value,
    at: played?.at,
    names: table.ok ? table.value.seats.map(({ name, seat }) => name || keptWords.replay.seat(seat + 1)) : [],
  };
}

const kept = (id: string | undefined): Wanted | undefined => {
  const saved = id === undefined ? undefined : readMatch(id);
  if (saved === undefined) return undefined;
  const mine = saved.players.findIndex(({ kind }) => kind === 'person');
  return {
    record: saved.record,
    names: saved.players.map(({ name }) => name),
    mine: Math.max(0, mine),
    at: saved.isOver ? saved.savedAt : undefined,
  };
};

/** A match to leaf through: one kept on this device, or one from a file. */
export function Replay(props: { id: string | undefined }) {
  const [fromFile, setFromFile] = createSignal<Wanted>();
  const [problem, setProblem] = createSignal<string>();
  const [opened] = createResource(
    () => fromFile() ?? props.id,
    async (wanted) => {
      const found = typeof wanted === 'string' ? await find(wanted) : wanted;
      return typeof found === 'string' ? found : open(found);
    },
  );
  const ready = () => {
    const result = opened();
    return typeof result === 'object' ? result : undefined;
  };
  const trouble = () => {
    const result = opened();
    return typeof result === 'string' ? result : undefined;
  };

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const record = await readRecordFile(file);
    setProblem(record.ok ? undefined : record.problem.message);
    if (!record.ok) return;
    const names = Array.from({ length: record.value.seats }, (_, seat) => keptWords.replay.seat(seat + 1));
    setFromFile({ record: record.value, names });
  }

  return (
    <>
      <Show when={trouble()}>{(message) => <Trouble message={message()} />}</Show>
      <Show when={ready()} keyed>
        {(parts) => <Player {...parts} />}
      </Show>
      <Show when={ready() === undefined}>
        <section class="panel replay-file">
          <h1>{keptWords.replay.replayARecord}</h1>
          <label class="field">
            <span>{keptWords.replay.recordFile}</span>
            <input
              type="file"
              accept=".json,application/json"
              onChange={(event) => void take(event.currentTarget.files?.[0])}
            />
          </label>
          <ProblemLine problem={problem()} />
        </section>
      </Show>
    </>
  );
}

function Player(props: Opened) {
  const { session } = props;
  const onKey = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    if (event.key === 'ArrowRight') session.goTo(session.step + 1);
    if (event.key === 'ArrowLeft') session.goTo(session.step - 1);
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));

  return (
    <Table
      session={session}
      card={props.card}
      board={props.board}
      controls={<ReplayControls session={session} onFork={() => fork(session)} />}
      afterEnd={
        <button type="button" class="button small" onClick={() => downloadRecord(session.record)}>
          {keptWords.replay.saveRecord}
        </button>
      }
    />
  );
}

/** A new match on this device from the step in sight: I take the seat I look through, bots the others. */
function fork(session: ReplaySession): void {
  const { record, game } = session;
  const mine = session.viewer === 'spectator' ? 0 : session.viewer;
  const levels = levelsOf(game);
  const { level, name } = levels[Math.min(levels.length - 1, 2)];
  const players = Array.from({ length: record.seats }, (_, seat) =>
    seat === mine
      ? { kind: 'person' as const, name: nameIn(session.names)(seat) }
      : { kind: 'bot' as const, level, name: `${name} ${seat + 1}` },
  );
  const next = startLocal(game, {
    players,
    options: record.options,
    secret: record.seed,
    parts: record.parts,
    deal: 'same',
    opening: record.moves.slice(0, session.step),
    captions: session.captions,
  });
  if (!next.ok) return;
  next.value.close();
  go(`/match/${next.value.id}`);
}
