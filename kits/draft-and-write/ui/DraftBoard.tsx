import { withSign } from '@bandstand/engine';
import { createMemo, getOwner, runWithOwner, Show, Suspense } from 'solid-js';
import { fetchOnReach, Later, laterPart, slideCards } from '../../board/index.tsx';
import { sheetTitle } from '../index.ts';
import { Choices, Loss, Outlook, Promised } from './Choices.tsx';
import { IconsContext, SheetContext } from './context.ts';
import { createModel, type DraftBoardProps, type ModelProps } from './boardModel.ts';
import { GoalRow } from './GoalRow.tsx';
import { Hand } from './Hand.tsx';
import { sceneOf } from './scene.ts';
import { SeatTabs } from './SeatTabs.tsx';
import { Sheet, Thread } from './Sheet.tsx';
import type { ThreadLine } from './Thread.tsx';
import { createWalk } from './walk.ts';
import './sheet.css';

/** Nothing has been passed on before the first card is picked. */
const Seen = laterPart(async () => (await import('./Seen.tsx')).Seen);

const pointsLabel = (points: number): string | undefined => (points === 0 ? undefined : withSign(points));

/** Goals, sheet and hand of a draft-and-write game. */
export function DraftBoard(props: DraftBoardProps) {
  const model = createModel(props);
  const walk = createWalk(
    () => props.events,
    () => model.fresh().size,
  );
  const scene = sceneOf({ board: props, model }, walk);

  /** From bonus to bonus: of the choice that is being looked at, or of what just happened. */
  const thread = (): ThreadLine | undefined => {
    const chain = model.isOwn() ? model.followed() : undefined;
    if (chain !== undefined)
      return { kind: 'ghost', steps: chain.steps.size, key: chain, label: pointsLabel(chain.points) };
    if (!walk.isOn()) return undefined;
    const fresh = model.fresh();
    return { kind: 'fresh', steps: Math.min(walk.shown(), fresh.size), key: fresh, label: undefined };
  };
  const look = createMemo(() => `dw-board phase-${props.view.phase}`);
  const lines = createMemo(() => props.game.score(props.view, model.seat()));
  const slot = () => {
    const me = model.own();
    if (me === undefined || !model.isOwn() || props.onCaption === undefined) return undefined;
    return props.game.captions?.(props.view, me)[0];
  };

  let board: HTMLDivElement | undefined;
  slideCards(
    () => board,
    () => props.view,
  );

  const motion = createMotion(() => board, { board: props, model });
  fetchOnReach(() => board, [motion, Thread, Promised, Loss, props.ending]);

  return (
    <IconsContext.Provider value={props.icons}>
      <div ref={board} class={look()} onPointerDown={() => walk.skip()}>
        <Ending board={props} />
        <div class="dw-table">
          <div class="dw-margin">
            <SeatTabs board={props} model={model} />
            <Later>
              <GoalRow board={props} model={model} />
              <PassedOn board={props} model={model} />
            </Later>
          </div>
          <SheetContext.Provider value={scene}>
            <Later>
              <Sheet
                lines={lines()}
                owner={props.names[model.seat()] ?? ''}
                title={sheetTitle(props.captions, props.names, model.seat())}
                slot={slot()}
                written={props.captions[slot()?.key ?? '']}
                onWrite={(text) => props.onCaption?.(slot()?.key ?? '', text)}
                thread={thread()}
                litSpots={model.litSpots()}
                marked={model.marked()}
                onTurn={() => motion.onTurn()}
                vacancies={model.vacancies()}
              />
            </Later>
          </SheetContext.Provider>
        </div>
        <Show when={model.own() !== undefined}>
          <Later>
            <div class="dw-drawer" data-bar>
              <div class="dw-say" data-bar>
                <Outlook board={props} model={model} />
                <Choices board={props} model={model} />
              </div>
              <Hand board={props} model={model} />
            </div>
          </Later>
        </Show>
      </div>
    </IconsContext.Provider>
  );
}

/** What went through the own hands, while there are hands. */
function PassedOn(props: ModelProps) {
  return (
    <Show when={['pick', 'record'].includes(props.board.view.phase)}>
      <Suspense>
        <Seen {...props} />
      </Suspense>
    </Show>
  );
}

/** What moves only once somebody has reached for the board. */
function createMotion(root: () => HTMLElement | undefined, parts: ModelProps) {
  const owner = getOwner();
  const motion = {
    onTurn: (): void => undefined,
    // What cannot be fetched is left out, as other parts are.
    preload: () =>
      import('./reached.ts').then(
        ({ answerReach }) => runWithOwner(owner, () => Object.assign(motion, answerReach(root, parts))),
        () => undefined,
      ),
  };
  return motion;
}

/** How it ended, above the sheet. */
function Ending(props: { board: DraftBoardProps }) {
  const { board } = props;
  return (
    <Show when={board.view.phase === 'over'}>
      <Suspense>
        <board.ending game={board.game} view={board.view} names={board.names} captions={board.captions} />
      </Suspense>
    </Show>
  );
}
