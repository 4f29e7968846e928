import type { Sound } from '@bandstand/engine';
import { afterFrame, firstScreenIsSeen, Later, laterPart } from '@bandstand/kits/board';
import { createEffect, createMemo, on, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { byKey } from '../lastInput.ts';
import { markPage } from '../markPage.ts';
import { settings } from '../settings.ts';
import { nameIn, type Offer, type Session } from '../session/session.ts';
import { hasGlossary } from '../shelf.ts';
import { LogPanel } from './LogPanel.tsx';
import { PartGuard } from './PartGuard.tsx';
import { PromptBar } from './PromptBar.tsx';
import { StatusBar } from './StatusBar.tsx';
import { tableModel, type TableModel, type TableProps } from './tableModel.ts';
import { isTyping } from './typing.ts';
import { words } from '../text/index.ts';

/** Comes when the match is over. */
const EndPanel = laterPart(async () => (await import('./EndPanel.tsx')).EndPanel);
const TermHelp = laterPart(async () => (await import('../terms/TermHelp.tsx')).TermHelp);
/** Comes with the first key. */
const KeyNumbers = laterPart(async () => (await import('./KeyNumbers.tsx')).KeyNumbers);
const KeysHelp = laterPart(async () => (await import('./KeysHelp.tsx')).KeysHelp);
const RulesDrawer = laterPart(async () => (await import('./RulesDrawer.tsx')).RulesDrawer);

/** At most so many sounds for one update. */
const HEARD_AT_ONCE = 5;

/** Nothing is loaded or played until somebody asked for sound. */
async function letHear(sounds: readonly Sound[]): Promise<void> {
  if (!settings().sound || sounds.length === 0) return;
  const { playSounds } = await import('../sound.ts');
  playSounds(sounds.slice(0, HEARD_AT_ONCE));
}

/** Results are written by hand. A font that came only then would have the whole page laid out anew in that moment. */
function bringHandwriting(): void {
  const written = getComputedStyle(document.documentElement).getPropertyValue('--written');
  document.fonts.load(['1rem', written].join(' ')).catch(() => undefined);
}

/** The page around a board: prompt, undo, log, end. It knows sessions, not where they come from. */
export function Table(props: TableProps) {
  const model = tableModel(props);
  markPage('at-table');
  listen(model);
  return (
    <div
      class="table"
      data-version={props.session.version}
      style={{ '--ink-1': props.card.inks[0], '--ink-2': props.card.inks[1] }}
    >
      <h1 class="visually-hidden">{props.card.name}</h1>
      <Show when={props.session.handOver !== undefined} fallback={<Playing model={model} />}>
        <HandOver session={props.session} />
      </Show>
      <PartGuard version={props.session.version}>
        <Overlays model={model} />
      </PartGuard>
    </div>
  );
}

/** Sounds, the title of the window, and the keys of the table. */
function listen(model: TableModel): void {
  const { props, session } = model;
  createEffect(
    on(model.events, (happened) => void letHear(happened.flatMap(({ type }) => props.card.sounds?.[type] ?? [])), {
      defer: true,
    }),
  );
  createEffect(() => {
    const turn = model.isMyTurn() ? words.table.yourTurn : words.table.waitingFor(model.waiting());
    document.title = `${model.isOver() ? words.table.over : turn} · ${props.card.name}`;
  });
  const run = (offer: Offer): void => {
    if (offer.can) offer.run();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '?') model.setShowsKeys(true);
    if (event.key === 'u') run(session.undo);
    if (event.key === 'r') run(session.redo);
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onMount(() => onCleanup(afterFrame(bringHandwriting)));
  onCleanup(() => document.removeEventListener('keydown', onKey));
}

/** Several people at one device: nobody sees anything until the right one has it in hand. */
function HandOver(props: { session: Session }) {
  const name = () => nameIn(props.session.names)(props.session.handOver ?? 0);
  return (
    <section class="hand-over panel">
      <h2>{words.table.passTheDeviceTo(name())}</h2>
      <p>{words.table.nobodyElseShouldLook}</p>
      <button type="button" class="button primary" onClick={() => props.session.acceptHandOver()}>
        {words.table.iAm(name())}
      </button>
    </section>
  );
}

/** What the rules may speak of, once there is a board. */
function matchUnder(model: TableModel) {
  const board = model.boardBox();
  return board === undefined ? {} : { match: { session: model.session, board, onShow: model.wantThing } };
}

/** What opens over the board, and what helps those who play by keyboard. */
function Overlays(props: { model: TableModel }) {
  const { model } = props;
  const { session } = model;
  const isSeen = firstScreenIsSeen();
  const hasKeys = createMemo<boolean>((had) => had || byKey(), false);
  return (
    <>
      <Show when={model.showsRules()}>
        <Suspense>
          <RulesDrawer
            game={session.game.id}
            chapter={model.chapter()}
            {...matchUnder(model)}
            onClose={() => model.openRules(false)}
          />
        </Suspense>
      </Show>
      <Show when={isSeen() && hasGlossary(session.game.id) && model.boardBox()} keyed>
        {(board) => (
          <Suspense>
            <TermHelp
              session={session}
              board={board}
              wanted={model.wanted()}
              onFound={() => model.wantThing(undefined)}
              onRules={(at) => model.openRules(true, at)}
            />
          </Suspense>
        )}
      </Show>
      <Show when={hasKeys() && model.boardBox()} keyed>
        {(board) => (
          <Suspense>
            <KeyNumbers board={board} choices={model.moves()} />
          </Suspense>
        )}
      </Show>
      <Show when={model.showsKeys()}>
        <Suspense>
          <KeysHelp onClose={() => model.setShowsKeys(false)} />
        </Suspense>
      </Show>
    </>
  );
}

function Playing(props: { model: TableModel }) {
  const { model } = props;
  const { session } = model;
  const write = (key: string, text: string): void => session.writeCaption?.(key, text);
  return (
    <>
      <PartGuard version={session.version}>
        <StatusBar session={session} />
      </PartGuard>
      <div class="board" ref={(board) => model.prepare(board)}>
        <PartGuard version={session.version}>
          <Show when={model.outcome()}>
            {(ended) => (
              <Suspense>
                <EndPanel session={session} outcome={ended()} isDaily={model.props.isDaily === true}>
                  {model.props.afterEnd}
                </EndPanel>
              </Suspense>
            )}
          </Show>
        </PartGuard>
        <Later>
          <PartGuard version={session.version}>
            <Dynamic
              component={model.props.board}
              game={session.game}
              view={model.view()}
              viewer={session.viewer}
              moves={model.moves()}
              onMove={model.play}
              names={session.names}
              events={model.events()}
              preview={(move) => session.preview(move)}
              captions={session.captions}
              {...(model.canWrite() ? { onCaption: write } : {})}
              whyNot={(move) => session.whyNot(move)}
              onRefused={model.explain}
            />
          </PartGuard>
        </Later>
      </div>
      <PartGuard version={session.version}>
        <PromptBar model={model} />
      </PartGuard>
      <div class="side">
        <PartGuard version={session.version}>
          {model.props.besideBoard}
          <Later>
            <LogPanel lines={model.log()} />
          </Later>
          {model.props.side}
        </PartGuard>
      </div>
      <p class="visually-hidden" aria-live="polite">
        {model.announcement()}
      </p>
    </>
  );
}
