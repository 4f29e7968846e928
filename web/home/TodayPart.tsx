import { onMount } from 'solid-js';
import { waitingTries } from '../progress/tries.ts';
import { Link } from '../router.tsx';
import { cardOf, shelf } from '../shelf.ts';
import { words } from '../text/home.ts';
import { Thumb } from './Thumb.tsx';

const text = words.daily;
const DAY_MS = 86_400_000;

/** Each day another title is named here; the others are one tap further. Days are the same for everybody, so they are UTC's. */
export function TodayPart() {
  const now = Date.now();
  const game = shelf[Math.floor(now / DAY_MS) % shelf.length].id;
  const day = new Date(now).toISOString().slice(0, 10);
  // What was played without a connection is handed in at the next visit.
  onMount(() => {
    if (waitingTries().length > 0) void import('../daily/daily.ts').then(({ handInAll }) => handInAll());
  });
  return (
    <Link class="strip-part" href="/daily">
      <Thumb game={game} />
      <span>
        <small>{text.today(text.date(day))}</small>
        <b>{text.sameForAll(cardOf(game)?.name ?? game)}</b>
      </span>
    </Link>
  );
}
