import type { TableInfo } from '@bandstand/protocol';
import { createSignal, For, onMount, Show } from 'solid-js';
import { Link } from '../router.tsx';
import { cardOf } from '../shelf.ts';
import { words } from '../text/home.ts';
import { Thumb } from '../Thumb.tsx';

const text = words.around;
/** Open ones first: somebody waits there. */
const LISTED = 3;

interface Found {
  readonly tables: readonly TableInfo[];
  readonly hasMore: boolean;
}

/** Without the words that the pages of tables have for what goes wrong: then there is nothing to tell. */
async function tablesAt(path: string): Promise<readonly TableInfo[]> {
  try {
    const answer = await fetch(path);
    const told: unknown = answer.ok ? await answer.json() : [];
    return Array.isArray(told) ? (told as TableInfo[]) : [];
  } catch {
    return [];
  }
}

async function lookAround(): Promise<Found> {
  const found = await Promise.all(['/api/matches', '/api/matches?status=playing'].map(tablesAt));
  const known = found.flat().filter(({ game }) => cardOf(game) !== undefined);
  return { tables: known.slice(0, LISTED), hasMore: known.length > LISTED };
}

function stateOf({ status, seats }: TableInfo): string {
  const [first = ''] = seats.flatMap(({ kind, name }) => (kind === 'person' ? [name] : []));
  return status === 'open' ? text.waits(first) : text.watch(first);
}

/** Public tables of this server, to join or to watch; nothing where there are none. */
export function Around() {
  const [found, setFound] = createSignal<Found>();
  onMount(() => void lookAround().then(setFound));
  return (
    <Show when={found()?.tables.length}>
      <ul class="around" aria-label={text.title}>
        <For each={found()?.tables}>
          {(table) => (
            <li>
              <Link href={`/t/${table.match}`}>
                <Thumb game={table.game} />
                <b>{cardOf(table.game)?.name}</b>
                <span>{stateOf(table)}</span>
              </Link>
            </li>
          )}
        </For>
        <Show when={found()?.hasMore}>
          <li class="notices-more">
            <Link href="/tables">{text.all}</Link>
          </li>
        </Show>
      </ul>
    </Show>
  );
}
