import { createSignal, For, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { Inks } from '../drawings/SeatPicture.tsx';
import type { BotLevel } from '../session/bots.ts';
import { words } from '../text/index.ts';
import { LevelDots } from './LevelDots.tsx';

const text = words.setup;
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
  readonly inks: Inks;
  readonly onChoose: (who: string) => void;
  readonly onClose: () => void;
}

/**
 * Who shall sit here, people and bots in words. Nothing changes until the button at its foot is pressed. It is a form of
 * its own and stands outside of the one that asks for it.
 */
export function SeatSheet(props: SeatSheetProps) {
  let dialog: HTMLDialogElement | undefined;
  onMount(() => dialog?.showModal());
  const isPerson = (who: string): boolean => props.people.some((person) => person.who === who);
  const [chosen, setChosen] = createSignal(props.who);
  const kind = () => (isPerson(chosen()) ? chosen() : BOT);
  const kinds = () => [...props.people.map(({ who, label }) => ({ who, label })), { who: BOT, label: text.aBot }];
  const seated = () =>
    props.people.find(({ who }) => who === chosen())?.label ??
    props.levels.find(({ level }) => level === chosen())?.name ??
    chosen();
  const choose = (who: string): void => {
    setChosen(who === BOT ? (isPerson(props.who) ? props.levels[0].level : props.who) : who);
  };
  return (
    <Portal>
      <dialog
        ref={dialog}
        class="seat-sheet"
        aria-labelledby="seat-sheet-title"
        style={{ '--ink-1': props.inks[0], '--ink-2': props.inks[1] }}
        onClose={() => props.onClose()}
        onClick={(event) => {
          if (event.target === dialog) dialog.close();
        }}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            props.onChoose(chosen());
            dialog?.close();
          }}
        >
          <header>
            <h2 id="seat-sheet-title">{text.seat(props.seat + 1)}</h2>
            <button type="button" class="seat-sheet-close" aria-label={text.closeSheet} onClick={() => dialog?.close()}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 5l14 14M19 5L5 19" />
              </svg>
            </button>
          </header>
          <div class="seat-kinds" role="radiogroup" aria-label={text.whoSits}>
            <For each={kinds()}>
              {({ who, label }) => (
                <label>
                  <input
                    type="radio"
                    name="kind"
                    class="visually-hidden"
                    checked={kind() === who}
                    onChange={() => choose(who)}
                  />
                  <span>{label}</span>
                </label>
              )}
            </For>
          </div>
          <Show when={kind() === BOT}>
            <div class="seat-levels" role="radiogroup" aria-label={text.whichBot}>
              <For each={props.levels}>
                {(level) => (
                  <label>
                    <input
                      type="radio"
                      name="level"
                      checked={chosen() === level.level}
                      onChange={() => setChosen(level.level)}
                    />
                    <span>
                      <b>
                        {level.name}
                        <LevelDots rung={level.rung} levels={props.levels} />
                        <Show when={level.strength}>
                          {(strength) => <span class="quiet">{text.elo(strength())}</span>}
                        </Show>
                      </b>
                      <span class="quiet">{level.manner ?? text.character}</span>
                    </span>
                  </label>
                )}
              </For>
            </div>
            <p class="quiet">{text.botsSee}</p>
          </Show>
          <button type="submit" class="button primary large">
            {text.seatFor(props.seat + 1, seated())}
          </button>
        </form>
      </dialog>
    </Portal>
  );
}
