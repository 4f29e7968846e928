import { InlineShape } from '../../board/index.tsx';
import { cardKindName, cardNote, type Pack, type Words } from '../index.ts';
import { For, Show, type JSX } from 'solid-js';
import type { BoardArt } from './context.ts';
import { boardWords } from '../text/index.ts';

export interface CardFaceProps {
  readonly card: number;
  readonly pack: Pack;
  readonly words: Words;
  readonly art: BoardArt;
  /** Under the name: what it brings or costs. */
  readonly label?: JSX.Element;
}

/** A play card: a picture, its name, what it is good for, level and skills in colour and form. */
export function CardFace(props: CardFaceProps) {
  const spec = () => props.pack.cards[props.card];
  const member = () => {
    const card = spec();
    return card.kind === 'member' ? card : undefined;
  };
  const skill = (letter: string) => props.pack.skills.find((each) => each.id === letter) ?? props.pack.skills[0];
  return (
    <span class={`dw-card dw-card-${spec().kind}`} data-term={`card:${props.card}`} data-level={member()?.level}>
      <span class="dw-card-kind">
        {member() === undefined
          ? cardKindName(spec(), props.pack, props.words)
          : props.pack.types.find((type) => type.id === member()?.type)?.name}
      </span>
      <span class="dw-card-picture" aria-hidden="true">
        <svg viewBox="0 0 64 64" innerHTML={props.art.picture(spec())} />
        <Show when={member()}>
          {(card) => (
            <>
              <For each={[...card().skills]}>
                {(letter, way) => (
                  <i
                    class={boardWords.ways[way()]}
                    data-term={`skill:${letter}`}
                    style={{ '--skill': skill(letter).ink }}
                  >
                    <InlineShape name={skill(letter).form} />
                  </i>
                )}
              </For>
              <em class="dw-card-level" data-term="level">
                {card().level}
              </em>
            </>
          )}
        </Show>
      </span>
      <span class="dw-card-name">{spec().name}</span>
      <Show when={cardNote(spec(), props.pack)}>{(text) => <span class="dw-card-note">{text()}</span>}</Show>
      <Show when={member()}>
        {(card) => (
          <span class="visually-hidden">
            {`${boardWords.level(card().level, props.words)}; ${[...card().skills].map((letter, way) => `${boardWords.ways[way]} ${skill(letter).name}`).join(', ')}`}
          </span>
        )}
      </Show>
      {props.label}
    </span>
  );
}
