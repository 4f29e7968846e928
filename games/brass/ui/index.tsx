import { inLaterFrame, Later, type BoardProps } from '@bandstand/kits/board';
import { createEffect, createMemo, createSignal, For, on, Show, untrack } from 'solid-js';
import { roundCount } from '../rounds.ts';
import { NO_CARD, type Brass, type Director, type View } from '../state.ts';
import { Aids } from './Aids.tsx';
import { DraftRow } from './DraftRow.tsx';
import { Grid } from './Grid.tsx';
import { Lanes, Totals } from './Lanes.tsx';
import { Performances } from './Performances.tsx';
import { previewPick, type PickPreview } from './pick.ts';
import { PickEffect } from './PickEffect.tsx';
import { PickOrder } from './PickOrder.tsx';
import { DIRECTOR_LETTERS } from './voices.ts';
import './brass.css';
import { gameWords } from '../text/index.ts';

const DIRECTORS: readonly Director[] = [0, 1];

/** A finger cannot point at a card without tapping it. */
const isTouched = matchMedia('(hover: none)').matches;

/** Alone, the visitor's band is not scored. */
const isScored = (view: View, director: number): boolean => director < view.seats;

/** Draft row on top, then the two grids: side by side, or the viewer's own first where there is no room for both. */
export function Board(props: BoardProps<Brass>) {
  const pack = () => props.game.pack.content;
  const nameOf = (director: number): string => props.names[director] ?? gameWords.table.visitingConductor;

  const [slot, look] = createSignal<number>();
  /** What is only to look up follows when the cards to choose from are drawn. */
  const later = inLaterFrame(() => props.view, 4);
  // The pointer or the focus rests where a card was taken: nobody needs to hear that it is gone, nor has looked at the next.
  createEffect(
    on(
      () => props.view.row,
      (row, before = row) => {
        const at = untrack(slot);
        if (at !== undefined && row[at] !== before[at]) look(undefined);
      },
    ),
  );
  const cardLookedAt = () => {
    const at = slot();
    const card = at === undefined ? NO_CARD : props.view.row[at];
    return card === NO_CARD ? undefined : card;
  };
  const instrumentLookedAt = () => {
    const card = cardLookedAt();
    return card === undefined ? undefined : pack().cards[card].instrument;
  };
  const hasRows = () => roundCount(props.view.options) === 4;
  const target = () => (hasRows() ? gameWords.table.everyVoiceShouldShow : gameWords.table.everyVoiceShouldShowThree);
  const whyNot = () => {
    const at = slot();
    return at === undefined || props.view.turn === undefined ? undefined : props.whyNot(props.game.moves[at]);
  };
  const preview = createMemo(() => {
    const card = cardLookedAt();
    return card === undefined || whyNot() !== undefined ? undefined : previewPick(props.view, pack(), card);
  });

  return (
    <div class="brass">
      <Show
        when={props.view.turn !== undefined}
        fallback={
          <Later>
            <FinalTables view={props.view} nameOf={nameOf} />
          </Later>
        }
      >
        <PickOrder view={props.view} nameOf={nameOf} />
        <DraftRow
          view={props.view}
          pack={pack()}
          table={props.game.moves}
          legal={props.moves}
          onLook={look}
          onTake={props.onMove}
        />
        <PickEffect
          preview={preview()}
          name={instrumentLookedAt()}
          hasRows={hasRows()}
          whyNot={whyNot()}
          idle={props.moves.length > 0 ? gameWords.table.lookAtACard(target(), isTouched) : target()}
        />
      </Show>
      <div class="grids">
        <For each={DIRECTORS}>
          {(director) => <Band board={props} director={director} owner={nameOf(director)} preview={preview()} />}
        </For>
      </div>
      <Show when={props.view.turn !== undefined}>
        <Later>
          <Aids view={later()} pack={pack()} />
        </Later>
      </Show>
    </div>
  );
}

/** What one director has: the grid, and the stops where it is scored. */
function Band(props: {
  board: BoardProps<Brass>;
  director: Director;
  owner: string;
  preview: PickPreview | undefined;
}) {
  const isOwn = () => props.director === (props.board.viewer === 1 ? 1 : 0);
  const scores = () => props.board.view.scores.slice(props.director * 4, props.director * 4 + 4);
  return (
    <section
      class="director panel"
      data-far
      classList={{ own: isOwn(), 'on-turn': props.board.view.turn === props.director }}
      aria-label={props.owner}
    >
      <h2>
        <span class={`letter director-${props.director}`} data-term="director" aria-hidden="true">
          {DIRECTOR_LETTERS[props.director]}
        </span>
        {props.owner}
        <Show when={props.board.view.turn === props.director}>
          <span class="to-pick"> · {gameWords.table.toPick}</span>
        </Show>
        <Show when={isScored(props.board.view, props.director)}>
          <Totals scores={scores()} point={`totals:${props.director}`} />
        </Show>
      </h2>
      <Later>
        <Grid
          view={props.board.view}
          pack={props.board.game.pack.content}
          director={props.director}
          owner={props.owner}
          preview={props.preview}
          events={props.board.events}
        />
      </Later>
      <Show when={isScored(props.board.view, props.director)}>
        <Lanes point={`lanes:${props.director}`} owner={props.owner} scores={scores()} />
      </Show>
    </section>
  );
}

/** Every count and penalty, when the concert is over. */
function FinalTables(props: { view: View; nameOf: (director: number) => string }) {
  return (
    <section class="panel final" aria-labelledby="final-title">
      <h2 id="final-title">{gameWords.table.allPerformances}</h2>
      <p class="quiet">{gameWords.table.howOftenEachVoice}</p>
      <div class="final-tables">
        <For each={DIRECTORS.filter((director) => isScored(props.view, director))}>
          {(director) => <Performances view={props.view} director={director} owner={props.nameOf(director)} />}
        </For>
      </div>
    </section>
  );
}
