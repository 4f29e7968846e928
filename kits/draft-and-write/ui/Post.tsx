import { PencilMark, Shape } from '../../board/index.tsx';
import { postName, type SheetView } from '../index.ts';
import { For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { HALF, placeOf, WAYS } from './bandPlaces.ts';
import { useSheet } from './context.ts';
import { boardWords } from '../text/index.ts';
import { Lock } from './Lock.tsx';
import { Spot } from './Spot.tsx';

/** How far a sticker goes below the middle of its post. */
const STICKER = 64;

type Member = NonNullable<SheetView['posts'][number]>;

/** One post: empty with its circles, locked, or with the member who has it or would have it. */
export function Post(props: { post: number }) {
  const scene = useSheet();
  const spec = scene.pack.sheet.posts[props.post];
  const { x, y } = placeOf(spec);
  const reach = HALF + (scene.sticker === undefined ? 3 : 8);
  const member = () => scene.sheet.posts[props.post] ?? scene.ghost?.posts[props.post] ?? undefined;
  const isGhost = () => scene.sheet.posts[props.post] === null;
  /** The member as the looked-at multiplier would leave them. */
  const willBe = () => {
    const after = scene.ghost?.posts[props.post];
    return after?.boosted === true && member()?.boosted === false ? after : undefined;
  };
  const lock = spec.lock === undefined ? -1 : scene.pack.sheet.locks.indexOf(spec.lock);
  const isLocked = () => lock >= 0 && !scene.sheet.opened.includes(lock);
  const name = () => {
    const filled = member();
    const post = postName(props.post, scene.pack);
    return filled === undefined ? post : `${post}: ${scene.pack.cards[filled.card].name}`;
  };
  const tells = () => {
    const placed = scene.sheet.posts[props.post];
    return placed === null ? undefined : boardWords.placed(name(), placed.level, scene.words);
  };
  return (
    <Spot
      spot={`post:${props.post}`}
      x={x}
      y={y}
      w={reach}
      h={reach}
      below={scene.sticker === undefined ? undefined : STICKER - reach}
      says={isGhost() ? undefined : String(willBe()?.level ?? member()?.level)}
      tells={tells()}
    >
      <rect
        class="dw-post"
        classList={{ filled: member() !== undefined && !isGhost(), locked: isLocked() }}
        x={x - HALF}
        y={y - HALF}
        width={2 * HALF}
        height={2 * HALF}
        rx="8"
      />
      <title>{name()}</title>
      <Show
        when={member()}
        fallback={<For each={WAYS}>{([dx, dy]) => <circle class="dw-circle" cx={x + dx} cy={y + dy} r="8" />}</For>}
      >
        {(filled) => (
          <g classList={{ 'dw-ghost': isGhost() }}>
            <Portrait member={filled()} willBe={willBe()} x={x} y={y} />
          </g>
        )}
      </Show>
      <Show when={isLocked()}>
        <Lock lock={lock} x={x} y={y} reach={HALF} />
      </Show>
    </Spot>
  );
}

/** Under a post: the frame that its member has in this game. It is no part of the button, whose name says what it does. */
export function PostFrame(props: { post: number }) {
  const scene = useSheet();
  const { x, y } = placeOf(scene.pack.sheet.posts[props.post]);
  const member = () => scene.sheet.posts[props.post] ?? scene.ghost?.posts[props.post] ?? undefined;
  const isUnwalked = () => (scene.freshStep(`post:${props.post}`) ?? 0) > scene.walked;
  return (
    <Show when={member()}>
      {(filled) => (
        <g
          class="dw-sticker"
          aria-hidden="true"
          classList={{ 'dw-ghost': scene.sheet.posts[props.post] === null, 'dw-unstuck': isUnwalked() }}
          transform={`translate(${x} ${y})`}
        >
          <Dynamic component={scene.sticker} card={scene.pack.cards[filled().card]} />
        </g>
      )}
    </Show>
  );
}

/** A member in a post: the picture with four skills round it, and what they count. */
function Portrait(props: { member: Member; willBe: Member | undefined; x: number; y: number }) {
  const scene = useSheet();
  const card = () => scene.pack.cards[props.member.card];
  return (
    <>
      <svg
        class="dw-portrait"
        x={props.x - HALF + 1}
        y={props.y - HALF + 1}
        width={2 * HALF - 2}
        height={2 * HALF - 2}
        viewBox="0 0 64 64"
        innerHTML={scene.art.picture(card())}
      />
      <For each={scene.skillsOf(props.member.card)}>
        {(skill, way) => <SkillMark skill={skill} x={props.x + WAYS[way()][0]} y={props.y + WAYS[way()][1]} />}
      </For>
      <Level
        level={props.willBe?.level ?? props.member.level}
        isBoosted={props.member.boosted || props.willBe !== undefined}
        isGhost={props.willBe !== undefined}
        x={props.x - HALF + 11}
        y={props.y + HALF - 11}
      />
    </>
  );
}

/** What a member counts, on paper of its own; a multiplied one has a pencil ring around it, clear of the figures. */
function Level(props: { level: number; isBoosted: boolean; isGhost: boolean; x: number; y: number }) {
  const wide = () => (props.level > 9 ? 16 : 13.5);
  return (
    <g class="dw-level" data-term="level" classList={{ 'dw-ghost': props.isGhost, boosted: props.isBoosted }}>
      <rect x={props.x - wide()} y={props.y - 13.5} width={2 * wide()} height="27" rx="13.5" />
      <text class="dw-written" x={props.x} y={props.y + 9}>
        {props.level}
      </text>
      <Show when={props.isBoosted}>
        <PencilMark name="ring" x={props.x} y={props.y} r={wide() + 4.5} />
      </Show>
    </g>
  );
}

/** A circle at the edge of the band. */
export function OuterCircle(props: { circle: number }) {
  const scene = useSheet();
  const { x, y } = placeOf(scene.pack.sheet.outer[props.circle]);
  const skill = () => scene.sheet.outer[props.circle] ?? scene.ghost?.outer[props.circle] ?? undefined;
  return (
    <Spot spot={`circle:${props.circle}`} x={x} y={y} w={15} h={15} round reach={30}>
      <circle class="dw-circle" cx={x} cy={y} r="11" />
      <Show when={skill() !== undefined}>
        <g classList={{ 'dw-ghost': scene.sheet.outer[props.circle] === null }}>
          <SkillMark skill={skill() ?? 0} x={x} y={y} />
        </g>
      </Show>
    </Spot>
  );
}

function SkillMark(props: { skill: number; x: number; y: number }) {
  const scene = useSheet();
  const spec = () => scene.pack.skills[props.skill];
  return (
    <g style={{ '--skill': spec().ink }} class="dw-skill" data-term={`skill:${spec().id}`}>
      <circle cx={props.x} cy={props.y} r="10" />
      <Shape name={spec().form} x={props.x} y={props.y} r={7.5} />
    </g>
  );
}
