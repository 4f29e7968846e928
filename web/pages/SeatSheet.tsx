import { createSignal, For, onMount, Show, type JSX } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { Inks } from '../drawings/SeatPicture.tsx';
import type { BotLevel } from '../session/levels.ts';
import { LevelDots } from './LevelDots.tsx';
import { mannersOf } from './manners.ts';
import { setupWords } from '../text/setup.ts';

const text = setupWords;
const BOT = 'bot';

export interface Person {
  readonly who: string;
  readonly label: string;
  readonly hint: string;
}

interface SeatSheetProps {
  readonly seat: number;
  readonly who: string;
  readonly people: readonly Person[];
  readonly levels: readonly BotLevel[];
  /** How their strengths were measured, where that was not in duels. */
  readonly measured: string | undefined;
  readonly inks: Inks;
  readonly onChoose: (who: string) => void;
  readonly onClose: () => void;
}

/**
 * Who shall sit here, people and bots in words. Nothing changes until the button at its foot is pressed. It is a form of
 * its own and stands outside of the one that asks for it.
 */
export function SeatSheet(props: SeatSheetProps) {
  const [chosen, setChosen] = createSignal(props.who);
  const isPerson = (who: string): boolean => props.people.some((person) => person.who === who);
  const kind = () => (isPerson(chosen()) ? chosen() : BOT);
  const seated = () =>
    props.people.find(({ who }) => who === chosen())?.label ??
    props.levels.find(({ level }) => level === chosen())?.name ??
    chosen();
  const usualBot = () => (isPerson(props.who) ? props.levels[0].level : props.who);
  return (
    <Sheet
      title={text.seat(props.seat + 1)}
      inks={props.inks}
      done={text.seatFor(props.seat + 1, seated())}
      onDone={() => props.onChoose(chosen())}
      onClose={props.onClose}
    >
      <div class="segments" role="radiogroup" aria-label={text.whoSits}>
        <For each={[...props.people, { who: BOT, label: text.aBot }]}>
          {({ who, label }) => (
            <label>
              <input
                type="radio"
                name="kind"
                class="visually-hidden"
                checked={kind() === who}
                onChange={() => setChosen(who === BOT ? usualBot() : who)}
              />
              <span>{label}</span>
            </label>
          )}
        </For>
      </div>
      <Show when={kind() === BOT}>
        <Levels levels={props.levels} measured={props.measured} chosen={chosen()} onChoose={setChosen} />
      </Show>
    </Sheet>
  );
}

interface LevelsProps {
  readonly levels: readonly BotLevel[];
  readonly measured: string | undefined;
  readonly chosen: string;
  readonly onChoose: (level: string) => void;
}

function Levels(props: LevelsProps) {
  return (
    <>
      <div class="seat-levels" role="radiogroup" aria-label={text.whichBot}>
        <For each={props.levels}>
          {(level) => (
            <label>
              <input
                type="radio"
                name="level"
                checked={props.chosen === level.level}
                onChange={() => props.onChoose(level.level)}
              />
              <span class="seat-level">
                <b>{level.name}</b>
                <LevelDots rung={level.rung} levels={props.levels} />
                <Show when={level.strength}>{(strength) => <span class="quiet">{text.elo(strength())}</span>}</Show>
                <span class="quiet seat-manner">{mannersOf(level.level).manner}</span>
              </span>
            </label>
          )}
        </For>
      </div>
      <p class="quiet">
        {text.botsSee}
        <Show when={props.levels.some(({ strength }) => strength !== undefined)}> {props.measured ?? text.eloHow}</Show>
      </p>
    </>
  );
}

interface SheetProps {
  readonly title: string;
  readonly inks: Inks;
  /** What the button at the foot says. */
  readonly done: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}

/** A dialog that comes from below on a phone. */
function Sheet(props: SheetProps) {
  let dialog: HTMLDialogElement | undefined;
  onMount(() => {
    dialog?.showModal();
    // What lies around it is part of the dialog, as far as a pointer goes.
    dialog?.addEventListener('click', ({ target }) => {
      if (target === dialog) dialog?.close();
    });
  });
  return (
    <Portal>
      <dialog
        ref={dialog}
        class="seat-sheet"
        aria-labelledby="seat-sheet-title"
        style={{ '--ink-1': props.inks[0], '--ink-2': props.inks[1] }}
        onClose={() => props.onClose()}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            props.onDone();
            dialog?.close();
          }}
        >
          <header>
            <h2 id="seat-sheet-title">{props.title}</h2>
            <button type="button" class="seat-sheet-close" aria-label={text.closeSheet} onClick={() => dialog?.close()}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 5l14 14M19 5L5 19" />
              </svg>
            </button>
          </header>
          {props.children}
          <button type="submit" class="button primary large">
            {props.done}
          </button>
        </form>
      </dialog>
    </Portal>
  );
}
