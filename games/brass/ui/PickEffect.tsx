import { InlineShape } from '@bandstand/kits/board';
import { For, Show } from 'solid-js';
import { TARGET } from '../counts.ts';
import { VOICES } from '../state.ts';
import { VOICE_NAMES, gameWords } from '../text/index.ts';
import type { PickPreview } from './pick.ts';
import { fitOf, VOICE_SHAPES, voiceClass } from './voices.ts';

/** What the pick under the finger does to each voice of its column and row, or why it cannot be taken. */
export function PickEffect(props: {
  preview: PickPreview | undefined;
  name: string | undefined;
  hasRows: boolean;
  whyNot: string | undefined;
  idle: string;
}) {
  return (
    <div class="pick-effect panel" id="pick-effect">
      <Show when={props.whyNot}>{(why) => <p>{why()}</p>}</Show>
      <Show
        when={props.whyNot === undefined && props.preview}
        fallback={
          <Show when={!props.whyNot}>
            <p>{props.idle}</p>
          </Show>
        }
      >
        {(pick) => (
          <>
            <p>
              <b>{props.name}</b> {gameWords.pickEffect.willTake(pick().place + 1, pick().column + 1)}
            </p>
            <dl>
              <Effect
                title={gameWords.pickEffect.column(pick().column + 1)}
                before={pick().columnBefore}
                after={pick().columnAfter}
              />
              <Show when={props.hasRows}>
                <Effect
                  title={gameWords.pickEffect.row(pick().place + 1)}
                  before={pick().rowBefore}
                  after={pick().rowAfter}
                />
              </Show>
            </dl>
          </>
        )}
      </Show>
    </div>
  );
}

function Effect(props: { title: string; before: readonly number[]; after: readonly number[] }) {
  return (
    <div class="effect">
      <dt>{props.title}</dt>
      <For each={VOICES}>
        {(voice, i) => (
          <dd
            data-term={`voice-${voice}`}
            class={fitOf(props.after[i()])}
            classList={{ changed: props.before[i()] !== props.after[i()] }}
          >
            <InlineShape name={VOICE_SHAPES[voice]} class={voiceClass(voice)} />
            <span class="visually-hidden">{VOICE_NAMES[voice]} </span>
            <Show when={props.before[i()] !== props.after[i()]}>
              {props.before[i()]}
              <span aria-hidden="true">→</span>
              <span class="visually-hidden">{gameWords.pickEffect.becomes}</span>
            </Show>
            <b>{props.after[i()]}</b>
            <span class="of">/{TARGET}</span>
          </dd>
        )}
      </For>
    </div>
  );
}
