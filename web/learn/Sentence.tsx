import { InlineShape } from '@bandstand/kits/board';
import { piecesOf, type Sign } from '@bandstand/kits/lesson';
import { For, Show } from 'solid-js';

/** A sentence with its strong words and its signs, which are drawn and have a name. */
export function Sentence(props: { text: string; signs: Readonly<Record<string, Sign>> }) {
  const parts = (text: string): string[] => {
    const signs = Object.keys(props.signs);
    return signs.length === 0
      ? [text]
      : text.split(new RegExp(`([${signs.join('')}])`, 'u')).filter((part) => part !== '');
  };
  const Words = (each: { text: string }) => (
    <For each={parts(each.text)}>
      {(part) => (
        <Show when={Object.hasOwn(props.signs, part) && props.signs[part]} fallback={part}>
          {(sign) => (
            <span class="coach-sign" style={{ color: sign().color }}>
              <InlineShape name={sign().shape} />
              <span class="visually-hidden">{sign().name}</span>
            </span>
          )}
        </Show>
      )}
    </For>
  );
  return (
    <For each={piecesOf(props.text)}>
      {(piece) => (
        <Show when={piece.isStrong} fallback={<Words text={piece.text} />}>
          <b>
            <Words text={piece.text} />
          </b>
        </Show>
      )}
    </For>
  );
}
