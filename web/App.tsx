import { createEffect, createResource, lazy, Match, Show, Suspense, Switch, type JSX } from 'solid-js';
import { Guard } from './Guard.tsx';
import { Home } from './pages/Home.tsx';
import { Trouble } from './pages/Trouble.tsx';
import { Link, route } from './router.tsx';
import { applyTheme } from './settings.ts';
import { loadGame, shelf, type ShelfEntry } from './shelf.ts';

const Setup = lazy(async () => ({ default: (await import('./pages/Setup.tsx')).Setup }));
const Play = lazy(async () => ({ default: (await import('./pages/Play.tsx')).Play }));
const Replay = lazy(async () => ({ default: (await import('./pages/Replay.tsx')).Replay }));
const Rules = lazy(async () => ({ default: (await import('./pages/Rules.tsx')).Rules }));
const LearnPage = lazy(async () => ({ default: (await import('./learn/LearnPage.tsx')).LearnPage }));
const OnlineTable = lazy(async () => ({ default: (await import('./pages/OnlineTable.tsx')).OnlineTable }));
const NewTable = lazy(async () => ({ default: (await import('./pages/NewTable.tsx')).NewTable }));
const Tables = lazy(async () => ({ default: (await import('./pages/Tables.tsx')).Tables }));
const SettingsPage = lazy(async () => ({ default: (await import('./pages/SettingsPage.tsx')).SettingsPage }));

const NOT_FOUND = 'There is nothing at this address. The link may be old or mistyped.';

export function App() {
  applyTheme();
  const page = () => route()[0] ?? 'home';
  const name = (): string | undefined => route()[1];
  const isTable = () => page() === 'match' || page() === 'replay' || page() === 't';
  createEffect(() => {
    if (!isTable()) document.title = 'Bandstand';
  });
  return (
    <>
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <header class="masthead">
        <Link class="wordmark" href="/">
          Bandstand
        </Link>
        <nav class="row" aria-label="Bandstand">
          <Link href="/tables">Tables</Link>
          <Link href="/replay">Replay</Link>
          <Link href="/settings">Settings</Link>
        </nav>
      </header>
      <main id="main" tabindex="-1" classList={{ wide: isTable() }}>
        <Guard>
          <Suspense fallback={<p class="quiet">One moment.</p>}>
            <Switch fallback={<Trouble title="Not found" message={NOT_FOUND} />}>
              <Match when={page() === 'home'}>
                <Home />
              </Match>
              <Match when={page() === 'game'}>
                <ForGame id={name()}>{(entry) => <SetupOf entry={entry} />}</ForGame>
              </Match>
              <Match when={page() === 'rules'}>
                <ForGame id={name()}>{(entry) => <Rules entry={entry} />}</ForGame>
              </Match>
              <Match when={page() === 'learn'}>
                <ForGame id={name()}>{(entry) => <LearnPage id={entry.id} />}</ForGame>
              </Match>
              <Match when={page() === 'match' && name()}>{(id) => <Play id={id()} />}</Match>
              <Match when={page() === 't' && name()}>{(id) => <OnlineTable id={id()} />}</Match>
              <Match when={page() === 'tables' && name()}>
                {(id) => <ForGame id={id()}>{(entry) => <SetupOf entry={entry} isOnline />}</ForGame>}
              </Match>
              <Match when={page() === 'tables'}>
                <Tables />
              </Match>
              <Match when={page() === 'replay'}>
                <Replay id={name()} />
              </Match>
              <Match when={page() === 'settings'}>
                <SettingsPage />
              </Match>
            </Switch>
          </Suspense>
        </Guard>
      </main>
    </>
  );
}

function ForGame(props: { id: string | undefined; children: (entry: ShelfEntry) => JSX.Element }) {
  const entry = () => shelf.find(({ id }) => id === props.id);
  return (
    <Show when={entry()} keyed fallback={<Trouble title="No such game" message={NOT_FOUND} />}>
      {(found) => props.children(found)}
    </Show>
  );
}

function SetupOf(props: { entry: ShelfEntry; isOnline?: boolean }) {
  const [game] = createResource(() => props.entry.id, loadGame);
  return (
    <Show when={game()} keyed>
      {(loaded) => (
        <Show when={props.isOnline} fallback={<Setup entry={props.entry} game={loaded} />}>
          <NewTable entry={props.entry} game={loaded} />
        </Show>
      )}
    </Show>
  );
}
