import { PencilMark, Shape } from '../../board/index.tsx';
import { postName } from '../index.ts';
import { For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { useSheet } from './context.ts';
import { Lock } from './Lock.tsx';
import { Spot } from './Spot.tsx';

const STEP_X = 118;
const STEP_Y = 104;
const HALF = 33;
/** How far over its row a row's name stands. */
const OVER = HALF + 13;
/** Where the four circles sit around a post: N, E, S, W. */
const WAYS: readonly (readonly [number, number])[] = [
  [0, -HALF],
  [HALF, 0],
  [0, HALF],
  [-HALF, 0],
];

/** Posts, their circles and the links between them. */
export function Band() {
  const scene = useSheet();
  const { posts, outer, links } = scene.pack.sheet;
  const at = (place: { readonly x: number; readonly y: number }) => ({ x: place.x * STEP_X, y: place.y * STEP_Y });
  const endOf = (end: string): { x: number; y: number } => {
    const [id, way] = end.split('.');
    const post = posts.find((each) => each.id === id);
    if (post === undefined || way === undefined) return at(outer.find((each) => each.id === end) ?? posts[0]);
    const [dx, dy] = WAYS['NESW'.indexOf(way)];
    return { x: at(post).x + dx, y: at(post).y + dy };
  };
  const xs = [...posts, ...outer].map((place) => at(place).x);
  const ys = [...posts, ...outer].map((place) => at(place).y);
  const left = Math.min(...xs) - 50;
  const width = Math.max(...xs) + 52 - left;

  /** A kind of post is named once, over the left end of its row. */
  const rowNames = scene.pack.types.flatMap((type) => {
    const own = posts.filter((post) => post.type === type.id);
    return own.length === 0 ? [] : [{ name: type.name, y: at(own[0]).y }];
  });
  const top = Math.min(...ys.map((y) => y - 34), ...rowNames.map((row) => row.y - OVER - 28));
  const bottom = Math.max(...ys.map((y) => y + 42));
  const height = bottom - top;

  return (
    <svg
      class="dw-svg dw-band"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="group"
      aria-label={scene.words.sections.posts}
    >
      <Show when={scene.ground}>
        {(ground) => (
          <Dynamic component={ground()} left={left} top={top} width={width} height={height} posts={posts.map(at)} />
        )}
      </Show>
      <For each={links}>
        {(link) => {
          const [a, b] = link.map(endOf);
          return <path class="dw-link" classList={{ sounding: isMatched(link) }} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
        }}
      </For>
      <For each={rowNames}>
        {(row) => (
          <text class="dw-row-type" data-term="post" x={left + 6} y={row.y - OVER}>
            {row.name}
          </text>
        )}
      </For>
      <For each={posts}>{(_, post) => <Post post={post()} />}</For>
      <For each={outer}>{(_, circle) => <OuterCircle circle={circle()} />}</For>
    </svg>
  );

  /** Both circles of a link show the same skill. */
  function isMatched(link: readonly string[]): boolean {
    const [a, b] = link.map(skillAt);
    return a !== undefined && a === b;
  }

  function skillAt(end: string): number | undefined {
    const [id, way] = end.split('.');
    if (way === undefined) return scene.sheet.outer[outer.findIndex((each) => each.id === end)] ?? undefined;
    const member = scene.sheet.posts[posts.findIndex((each) => each.id === id)];
    return member === null ? undefined : skillsOf(member.card)['NESW'.indexOf(way)];
  }

  function skillsOf(card: number): number[] {
    const spec = scene.pack.cards[card];
    return spec.kind === 'member'
      ? [...spec.skills].map((letter) => scene.pack.skills.findIndex((skill) => skill.id === letter))
      : [];
  }

  function Post(props: { post: number }) {
    const spec = posts[props.post];
    const { x, y } = at(spec);
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
    return (
      <Spot
        spot={`post:${props.post}`}
        x={x}
        y={y}
        w={HALF + 3}
        h={HALF + 3}
        says={isGhost() ? undefined : String(willBe()?.level ?? member()?.level)}
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
        <Show when={member()}>
          {(filled) => (
            <g classList={{ 'dw-ghost': isGhost() }}>
              <svg
                class="dw-portrait"
                x={x - HALF + 1}
                y={y - HALF + 1}
                width={2 * HALF - 2}
                height={2 * HALF - 2}
                viewBox="0 0 64 64"
                innerHTML={scene.art.picture(scene.pack.cards[filled().card])}
              />
              <For each={skillsOf(filled().card)}>
                {(skill, way) => <SkillMark skill={skill} x={x + WAYS[way()][0]} y={y + WAYS[way()][1]} />}
              </For>
              <Level
                level={willBe()?.level ?? filled().level}
                isBoosted={filled().boosted || willBe() !== undefined}
                isGhost={willBe() !== undefined}
                x={x - HALF + 11}
                y={y + HALF - 11}
              />
            </g>
          )}
        </Show>
        <Show when={member() === undefined}>
          <For each={WAYS}>{([dx, dy]) => <circle class="dw-circle" cx={x + dx} cy={y + dy} r="8" />}</For>
        </Show>
        <Show when={isLocked()}>
          <Lock lock={lock} x={x} y={y} reach={HALF} />
        </Show>
      </Spot>
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

  function OuterCircle(props: { circle: number }) {
    const { x, y } = at(outer[props.circle]);
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
    const spec = () => scene.pack.skills[props.skill];
    return (
      <g style={{ '--skill': spec().ink }} class="dw-skill" data-term={`skill:${spec().id}`}>
        <circle cx={props.x} cy={props.y} r="10" />
        <Shape name={spec().form} x={props.x} y={props.y} r={7.5} />
      </g>
    );
  }
}
