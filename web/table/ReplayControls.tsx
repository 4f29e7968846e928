import { viewersOf, type Viewer } from '@bandstand/engine';
import { createSignal, For, onCleanup } from 'solid-js';
import type { ReplaySession } from '../session/replaySession.ts';
import { nameIn } from '../session/session.ts';
import { keptWords } from '../text/kept.ts';
import './replayControls.css';

const text = keptWords.replay;

/** Time to see what a move did before the next one. */
const STEP_MS = 1400;

/** Forwards, back, by itself, and through whose eyes. */
export function ReplayControls(props: { session: ReplaySession; onFork: () => void }) {
  const { session } = props;
  const player = new Player(session);
  onCleanup(() => player.stop());
  const turnTo = (step: number): void => {
    player.stop();
    session.goTo(step);
  };
  return (
    <div class="replay-controls">
      <label class="replay-place">
        <span>{text.moveOf(session.step, session.lastStep)}</span>
        <input
          type="range"
          min="0"
          max={session.lastStep}
          value={session.step}
          onInput={(event) => turnTo(event.currentTarget.valueAsNumber)}
        />
      </label>
      <div class="replay-steps">
        <Sign name={text.start} path="M6 5v14M19 5 9 12l10 7z" onPress={() => turnTo(0)} />
        <Sign name={text.back} path="M17 5 7 12l10 7z" onPress={() => turnTo(session.step - 1)} />
        <Sign
          name={player.isOn() ? text.pause : text.play}
          path={player.isOn() ? 'M8 5v14M16 5v14' : 'M8 4l11 8-11 8z'}
          isMain
          onPress={() => player.toggle()}
        />
        <Sign name={text.forward} path="M7 5l10 7-10 7z" onPress={() => turnTo(session.step + 1)} />
        <Sign name={text.end} path="M18 5v14M5 5l10 7-10 7z" onPress={() => turnTo(session.lastStep)} />
      </div>
      <div class="replay-more">
        <select
          aria-label={text.seenBy}
          onChange={(event) => {
            const { value } = event.currentTarget;
            session.lookAs(value === 'spectator' ? value : Number(value));
          }}
        >
          <For each={viewersOf(session.record.seats)}>
            {(viewer: Viewer) => (
              <option value={viewer} selected={viewer === session.viewer}>
                {text.seenThrough(viewer === 'spectator' ? text.spectator : nameIn(session.names)(viewer))}
              </option>
            )}
          </For>
        </select>
        <button type="button" class="button small" aria-label={text.playOnFromHere} onClick={() => props.onFork()}>
          {text.playOn}
        </button>
      </div>
    </div>
  );
}

/** Turns the pages by itself until it is stopped or the match is over. */
class Player {
  private readonly session: ReplaySession;
  private readonly on = createSignal(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(session: ReplaySession) {
    this.session = session;
  }

  isOn(): boolean {
    return this.on[0]();
  }

  toggle(): void {
    if (this.isOn()) {
      this.stop();
      return;
    }
    const { session } = this;
    if (session.step === session.lastStep) session.goTo(0);
    this.on[1](true);
    this.timer = setInterval(() => {
      session.goTo(session.step + 1);
      if (session.step === session.lastStep) this.stop();
    }, STEP_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.on[1](false);
  }
}

function Sign(props: { name: string; path: string; isMain?: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      class="button"
      classList={{ primary: props.isMain === true }}
      aria-label={props.name}
      title={props.name}
      onClick={() => props.onPress()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={props.path} />
      </svg>
    </button>
  );
}
