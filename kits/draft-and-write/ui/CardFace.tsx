import { InlineShape } from '../../board/index.tsx';
import { cardKindName, type Pack, type Words } from '../index.ts';
import { For, Match, Show, Switch } from 'solid-js';
import type { IconPaths } from './context.ts';

const WAYS = ['north', 'east', 'south', 'west'] as const;

/** A play card: name, what it is good for, level and skills in colour and form. */
export function CardFace(props: { card: number; pack: Pack; words: Words; icons: IconPaths }) {
  const spec = () => props.pack.cards[props.card];
  const member = () => {
    const card = spec();
    return card.kind === 'member' ? card : undefined;
  };
  const letters = () => {
    const card = spec();
    return card.kind === 'grid' || card.kind === 'net' ? { kind: card.kind, icons: [...card.icons] } : undefined;
  };
  const skill = (letter: string) => props.pack.skills.find((each) => each.id === letter) ?? props.pack.skills[0];
  const icon = (kind: 'grid' | 'net', letter: string) =>
    (kind === 'grid' ? props.pack.gridIcons : props.pack.netIcons).find((each) => each.id === letter);
  return (
    <span class={`dw-card dw-card-${spec().kind}`}>
      <span class="dw-card-kind">
        {member() === undefined
          ? cardKindName(spec(), props.pack, props.words)
          : props.pack.types.find((type) => type.id === member()?.type)?.name}
      </span>
      <Switch>
        <Match when={member()}>
          {(card) => (
            <span class="dw-card-cross" aria-hidden="true">
              <For each={[...card().skills]}>
                {(letter, way) => (
                  <span class={`dw-card-skill ${WAYS[way()]}`} style={{ '--skill': skill(letter).ink }}>
                    <InlineShape name={skill(letter).form} />
                  </span>
                )}
              </For>
              <span class="dw-card-level">{card().level}</span>
            </span>
          )}
        </Match>
        <Match when={letters()}>
          {(shown) => (
            <span class="dw-card-icons" aria-hidden="true">
              <For each={shown().icons}>
                {(letter) => (
                  <svg
                    viewBox="-13 -13 26 26"
                    style={{ '--skill': icon(shown().kind, letter)?.ink ?? '' }}
                    class="dw-icon"
                  >
                    <path d={props.icons[shown().kind][letter] ?? ''} />
                  </svg>
                )}
              </For>
            </span>
          )}
        </Match>
        <Match when={spec().kind === 'penalty'}>
          <span class="dw-card-big" aria-hidden="true">
            −
          </span>
        </Match>
        <Match when={spec().kind === 'cheer'}>
          <span class="dw-card-big" aria-hidden="true">
            +
          </span>
        </Match>
      </Switch>
      <span class="dw-card-name">{spec().name}</span>
      <Show when={props.pack.origins?.find((origin) => origin.id === member()?.origin)}>
        {(origin) => <span class="dw-card-origin">{origin().name}</span>}
      </Show>
      <span class="visually-hidden">
        {member() === undefined
          ? ''
          : `${member()?.level} ${props.words.nouns.level[member()?.level === 1 ? 0 : 1]}; ${[...(member()?.skills ?? '')].map((letter, way) => `${WAYS[way]} ${skill(letter).name}`).join(', ')}`}
      </span>
    </span>
  );
}
