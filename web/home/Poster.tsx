import { afterFrame } from '@bandstand/kits/board-tasks';
import { createResource, Show } from 'solid-js';
import { Link } from '../router.tsx';
import { hasPlayed } from '../session/played.ts';
import { hasLesson, loadPoster, type ShelfEntry } from '../shelf.ts';
import { words } from '../text/home.ts';
import { comesNear } from './comesNear.ts';
import { CLOCK, PLAYERS } from './signs.ts';

const text = words.home;

const hung = new Map<string, string | undefined>();

/** What came with the page hangs already. */
export function keepHung(page: ParentNode): void {
  for (const poster of page.querySelectorAll<HTMLElement>('.poster[data-game]'))
    hung.set(poster.dataset.game ?? '', poster.querySelector('.art')?.innerHTML);
}

let hanging = Promise.resolve();

/** One picture a frame: all at once would keep the page busy. Whoever comes back finds them on the wall. */
async function hang(id: string): Promise<string | undefined> {
  const poster = loadPoster(id);
  hanging = hanging.then(() => new Promise((resolve) => afterFrame(resolve)));
  await hanging;
  hung.set(id, await poster);
  return poster;
}

/** A title on the wall: its picture, what it is about, and one tap to play it. */
export function Poster(props: { entry: ShelfEntry }) {
  const card = () => props.entry.card;
  let place: HTMLLIElement | undefined;
  const isNear = comesNear(() => place as HTMLLIElement);
  const [picture] = createResource(
    () => (hung.has(props.entry.id) || isNear()) && props.entry.id,
    (id) => hung.get(id) ?? hang(id),
  );
  const isNew = () => !hasPlayed(props.entry.id);
  const isTaught = () => isNew() && hasLesson(props.entry.id);
  return (
    <li ref={place} class="poster" data-game={props.entry.id}>
      <div class="poster-art" aria-hidden="true">
        <Show when={picture.state === 'ready' && picture()} fallback={<PlainPoster name={card().name} />}>
          {(svg) => <div class="art" innerHTML={svg()} />}
        </Show>
      </div>
      <div class="poster-foot">
        <div>
          <h2 class="visually-hidden">{card().name}</h2>
          <p>{card().tagline}</p>
        </div>
        <Link
          class="poster-play"
          href={isTaught() ? `/learn/${props.entry.id}` : `/play/${props.entry.id}`}
          aria-label={isTaught() ? text.learnGame(card().name) : text.playGame(card().name)}
        >
          {text.play}
        </Link>
        <p class="poster-meta">
          <span>
            <Sign path={PLAYERS} />
            {text.players(card().minSeats, card().maxSeats)}
            <span class="visually-hidden">{text.playersHint}</span>
          </span>
          <span>
            <Sign path={CLOCK} />
            {text.minutes(card().minutes)}
          </span>
          <Link class="poster-link" href={`/rules/${props.entry.id}`} aria-label={text.rulesOf(card().name)}>
            {text.rules}
          </Link>
          <Link class="poster-link" href={`/game/${props.entry.id}`} aria-label={text.changeGame(card().name)}>
            {text.change}
          </Link>
        </p>
      </div>
    </li>
  );
}

const Sign = (props: { path: string }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d={props.path} />
  </svg>
);

/** What hangs there until the picture has come, and for a game that has none. */
function PlainPoster(props: { name: string }) {
  return (
    <div class="poster-plain">
      <span>{props.name}</span>
    </div>
  );
}
