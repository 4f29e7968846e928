import { For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { HALF, placeOf, WAYS } from './bandPlaces.ts';
import { useSheet } from './context.ts';
import { OuterCircle, Post, PostFrame } from './Post.tsx';

/** How far over its row a row's name stands. */
const OVER = HALF + 13;
/** How far right of a line that runs down, and over one that slopes. */
const BESIDE_LINE = 9;
const OVER_SLOPE = 18;
/** A sticker has its name under the portrait. */
const UNDER_POST = 42;
const UNDER_STICKER = 70;

/** Posts, their circles and the links between them. */
export function Band() {
  const scene = useSheet();
  const { posts, outer } = scene.pack.sheet;
  const places = [...posts, ...outer].map(placeOf);
  const left = Math.min(...places.map(({ x }) => x)) - 50;
  const width = Math.max(...places.map(({ x }) => x)) + 52 - left;
  /** A kind of post is named once, over the left end of its row and clear of the lines that come down to it. */
  const rowNames = scene.pack.types.flatMap((type) => {
    const own = posts.filter((post) => post.type === type.id);
    if (own.length === 0) return [];
    const { x, y } = placeOf(own[0]);
    const above = scene.sticker === undefined ? posts.map(placeOf).filter((place) => place.y < y) : [];
    const isUnderPost = above.some((place) => place.x === x);
    const isUnderSlope = above.length > 0 && !isUnderPost;
    return [
      {
        name: type.name,
        x: isUnderPost ? x + BESIDE_LINE : left + 6,
        y: y - OVER - (isUnderSlope ? OVER_SLOPE : 0),
      },
    ];
  });
  const top = Math.min(...places.map(({ y }) => y - 34), ...rowNames.map(({ y }) => y - 28));
  const height = Math.max(...places.map(({ y }) => y)) + (scene.sticker ? UNDER_STICKER : UNDER_POST) - top;
  return (
    <svg
      class="dw-svg dw-band"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="group"
      aria-label={scene.words.sections.posts}
    >
      <Show when={scene.ground}>
        {(ground) => (
          <Dynamic
            component={ground()}
            left={left}
            top={top}
            width={width}
            height={height}
            posts={posts.map(placeOf)}
          />
        )}
      </Show>
      <Links />
      <For each={rowNames}>
        {(row) => (
          <text
            class="dw-row-type"
            classList={{ between: scene.sticker === undefined }}
            data-term="post"
            x={row.x}
            y={row.y}
          >
            {row.name}
          </text>
        )}
      </For>
      <Show when={scene.sticker}>
        <For each={posts}>{(_, post) => <PostFrame post={post()} />}</For>
      </Show>
      <For each={posts}>{(_, post) => <Post post={post()} />}</For>
      <For each={outer}>{(_, circle) => <OuterCircle circle={circle()} />}</For>
    </svg>
  );
}

/** Lines between circles; they sound where both ends show the same skill. */
function Links() {
  const scene = useSheet();
  const { posts, outer, links } = scene.pack.sheet;
  const endOf = (end: string): { x: number; y: number } => {
    const [id, way] = end.split('.');
    const post = posts.find((each) => each.id === id);
    if (post === undefined || way === undefined) return placeOf(outer.find((each) => each.id === end) ?? posts[0]);
    const [dx, dy] = WAYS['NESW'.indexOf(way)];
    return { x: placeOf(post).x + dx, y: placeOf(post).y + dy };
  };
  const skillAt = (end: string): number | undefined => {
    const [id, way] = end.split('.');
    if (way === undefined) return scene.sheet.outer[outer.findIndex((each) => each.id === end)] ?? undefined;
    const member = scene.sheet.posts[posts.findIndex((each) => each.id === id)];
    return member === null ? undefined : scene.skillsOf(member.card)['NESW'.indexOf(way)];
  };
  const isMatched = (link: readonly string[]): boolean => {
    const [a, b] = link.map(skillAt);
    return a !== undefined && a === b;
  };
  return (
    <For each={links}>
      {(link) => {
        const [a, b] = link.map(endOf);
        return <path class="dw-link" classList={{ sounding: isMatched(link) }} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
      }}
    </For>
  );
}
