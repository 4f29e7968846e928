import type { Game } from '@bandstand/engine';
import {
  createEffect,
  createRenderEffect,
  createResource,
  lazy,
  Match,
  Show,
  Suspense,
  Switch,
  type JSX,
} from 'solid-js';
import { Curtain } from './Curtain.tsx';
import { learnWhenOnline } from './daily/soon.ts';
import { FrameNotes } from './FrameNotes.tsx';
import { Guard } from './Guard.tsx';
import { Home } from './pages/Home.tsx';
import { BandstandMark } from './home/BandstandMark.tsx';
import { Trouble } from './pages/Trouble.tsx';
import { keepTogether } from './recovery/soon.ts';
import { Link, route } from './router.tsx';
import { applyTheme } from './settings.ts';
import { readMatch } from './session/saved.ts';
import { loadBoard, loadGame, shelf, type ShelfEntry } from './shelf.ts';
import { words } from './text/home.ts';

const Setup = lazy(async () => ({ default: (await import('./pages/Setup.tsx')).Setup }));
const loadPlay = () => import('./pages/Play.tsx');
const Play = lazy(async () => ({ default: (await loadPlay()).Play }));
const Replay = lazy(async () => ({ default: (await import('./pages/Replay.tsx')).Replay }));
const Matches = lazy(async () => ({ default: (await import('./pages/Matches.tsx')).Matches }));
const Duel = lazy(async () => ({ default: (await import('./pages/Duel.tsx')).Duel }));
const Progress = lazy(async () => ({ default: (await import('./pages/Progress.tsx')).Progress }));
const loadQuickPlay = () => import('./pages/QuickPlay.tsx');
const QuickPlay = lazy(async () => ({ default: (await loadQuickPlay()).QuickPlay }));
const DailyPage = lazy(async () => ({ default: (await import('./pages/DailyPage.tsx')).DailyPage }));
const Rules = lazy(async () => ({ default: (await import('./pages/Rules.tsx')).Rules }));
const Learn = lazy(async () => ({ default: (await import('./pages/Learn.tsx')).Learn }));
const OnlineTable = lazy(async () => ({ default: (await import('./pages/OnlineTable.tsx')).OnlineTable }));
const NewTable = lazy(async () => ({ default: (await import('./pages/NewTable.tsx')).NewTable }));
const Tables = lazy(async () => ({ default: (await import('./pages/Tables.tsx')).Tables }));
const About = lazy(async () => ({ default: (await import('./pages/About.tsx')).About }));
const SettingsPage = lazy(async () => ({ default: (await import('./pages/SettingsPage.tsx')).SettingsPage }));

/** What this place is called, in every language. */
const NAME = 'Bandstand';
const NOT_FOUND = words.app.thereIsNothingAtThisAddress;

/** Pages whose parts stand side by side where there is room. */
const LISTS: ReadonlySet<string> = new Set(['tables', 'matches', 'progress', 'daily', 'settings', 'rules']);

/** Which title's table an address leads to. */
const gameAt = (page: string, name: string): string | undefined =>
  page === 'play' ? name : page === 'match' ? readMatch(name)?.record.game : undefined;

/** What a table needs is asked for all at once, not one part after the other as each finds out what it lacks. */
function fetchAhead(page: string, name: string): void {
  const game = gameAt(page, name);
  if (game === undefined) return;
  const parts = [loadGame(game), loadBoard(game), loadPlay(), ...(page === 'play' ? [loadQuickPlay()] : [])];
  void Promise.all(parts).catch(() => undefined);
}

export function App() {
  applyTheme();
  keepTogether();
  learnWhenOnline();
  const page = () => route()[0] ?? 'home';
  const name = (): string | undefined => route()[1];
  const isSetup = () => page() === 'game' || (page() === 'tables' && name() !== undefined);
  const isTable = () => ['play', 'match', 'replay', 't'].includes(page());
  const isList = () => !isSetup() && LISTS.has(page());
  createRenderEffect(() => fetchAhead(page(), name() ?? ''));
  createEffect(() => {
    if (!isTable()) document.title = NAME;
  });
  return (
    <>
      <a class="skip" href="#main">
        {words.app.skipToThePage}
      </a>
      <Masthead isHome={page() === 'home'} />
      <FrameNotes />
      <main
        id="main"
        tabindex="-1"
        classList={{ wide: isTable(), 'wall-wide': page() === 'home', 'setup-wide': isSetup(), 'list-wide': isList() }}
      >
        <Guard>
          <Suspense fallback={<Curtain game={gameAt(page(), name() ?? '')} />}>
            <Page page={page()} name={name()} />
          </Suspense>
        </Guard>
      </main>
    </>
  );
}

/** The name of the place, and the ways to what is kept. */
function Masthead(props: { isHome: boolean }) {
  return (
    <header class="masthead" classList={{ 'home-mast': props.isHome }}>
      <Link class="wordmark" href="/">
        <BandstandMark />
        {NAME}
      </Link>
      <nav class="row" aria-label={words.app.bandstand}>
        <Link href="/tables">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 10h18l-2-4H5zM6 10v9M18 10v9M12 10v6" />
          </svg>
          <span>{words.app.tables}</span>
        </Link>
        <Link href="/matches">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4" />
          </svg>
          <span>{words.app.matches}</span>
        </Link>
        <Link href="/settings">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h8M16 7h4M4 17h4M12 17h8M14 4.5v5M10 14.5v5" />
          </svg>
          <span>{words.app.settings}</span>
        </Link>
      </nav>
    </header>
  );
}

/** What an address leads to. */
function Page(props: { page: string; name: string | undefined }) {
  return (
    <Switch fallback={<Trouble title={words.app.notFound} message={NOT_FOUND} />}>
      <Match when={props.page === 'home'}>
        <Home />
      </Match>
      <Match when={props.page === 'game'}>
        <ForGame id={props.name}>
          {(entry) => <LoadedGame id={entry.id}>{(game) => <Setup entry={entry} game={game} />}</LoadedGame>}
        </ForGame>
      </Match>
      <Match when={props.page === 'play'}>
        <ForGame id={props.name}>
          {(entry) => <LoadedGame id={entry.id}>{(game) => <QuickPlay game={game} />}</LoadedGame>}
        </ForGame>
      </Match>
      <Match when={props.page === 'daily'}>
        <DailyPage />
      </Match>
      <Match when={props.page === 'matches'}>
        <Matches />
      </Match>
      <Match when={props.page === 'duel'}>
        <Duel />
      </Match>
      <Match when={props.page === 'progress'}>
        <Progress />
      </Match>
      <Match when={props.page === 'rules'}>
        <ForGame id={props.name}>{(entry) => <Rules entry={entry} />}</ForGame>
      </Match>
      <Match when={props.page === 'learn'}>
        <ForGame id={props.name}>{(entry) => <Learn id={entry.id} />}</ForGame>
      </Match>
      <Match when={props.page === 'match' && props.name}>{(id) => <Play id={id()} />}</Match>
      <Match when={props.page === 't' && props.name}>{(id) => <OnlineTable id={id()} />}</Match>
      <Match when={props.page === 'tables' && props.name}>
        {(id) => (
          <ForGame id={id()}>
            {(entry) => <LoadedGame id={entry.id}>{(game) => <NewTable entry={entry} game={game} />}</LoadedGame>}
          </ForGame>
        )}
      </Match>
      <Match when={props.page === 'tables'}>
        <Tables />
      </Match>
      <Match when={props.page === 'replay'}>
        <Replay id={props.name} />
      </Match>
      <Match when={props.page === 'about'}>
        <About />
      </Match>
      <Match when={props.page === 'settings'}>
        <SettingsPage />
      </Match>
    </Switch>
  );
}

function ForGame(props: { id: string | undefined; children: (entry: ShelfEntry) => JSX.Element }) {
  const entry = () => shelf.find(({ id }) => id === props.id);
  return (
    <Show when={entry()} keyed fallback={<Trouble title={words.app.noSuchGame} message={NOT_FOUND} />}>
      {(found) => props.children(found)}
    </Show>
  );
}

function LoadedGame(props: { id: string; children: (game: Game) => JSX.Element }) {
  const [game] = createResource(() => props.id, loadGame);
  return (
    <Show when={game()} keyed>
      {(loaded) => props.children(loaded)}
    </Show>
  );
}
