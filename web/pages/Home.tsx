import { createMemo, For, lazy, Show, Suspense } from 'solid-js';
import { NoticeBoard } from '../home/NoticeBoard.tsx';
import { Poster } from '../home/Poster.tsx';
import { Strip } from '../home/Strip.tsx';
import '../home/home.css';
import { heldSeats } from '../online/seats.ts';
import { savedMatches } from '../session/saved.ts';
import { Link } from '../router.tsx';
import { cardOf, shelf } from '../shelf.ts';
import { words } from '../text/home.ts';

const text = words.home;

const MyTables = lazy(async () => ({ default: (await import('../online/MyTables.tsx')).MyTables }));

/** The wall of posters; over it what waits to go on. */
export function Home() {
  const known = createMemo(() => savedMatches().filter((match) => cardOf(match.record.game) !== undefined));
  return (
    <div class="home">
      <header class="lead">
        <h1>{text.lead}</h1>
        <p>{text.ways}</p>
      </header>
      <Strip latest={known().find(({ isOver }) => !isOver)} />
      <Show when={heldSeats().length > 0}>
        <Suspense>
          <MyTables />
        </Suspense>
      </Show>
      <ul class="wall">
        <For each={shelf} fallback={<li class="quiet">{text.noGames}</li>}>
          {(entry) => <Poster entry={entry} />}
        </For>
        <NoticeBoard matches={known()} />
      </ul>
      <p class="home-foot quiet">
        <Link href="/about">{text.about}</Link>
      </p>
    </div>
  );
}
