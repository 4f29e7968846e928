import { Show } from 'solid-js';
import { Link } from '../router.tsx';
import type { SavedMatch } from '../session/saved.ts';
import { cardOf } from '../shelf.ts';
import { words } from '../text/home.ts';
import { JoinByCode } from './JoinByCode.tsx';
import { Thumb } from '../Thumb.tsx';
import { TodayPart } from './TodayPart.tsx';

const text = words.strip;

/** Everybody but the person at this device, whose seat may have been drawn; of several, the first. */
const others = ({ players }: SavedMatch): string => {
  const me = players.find(({ kind }) => kind === 'person');
  const names = players.filter((player) => player !== me).map(({ name }) => name);
  return names.length === 0 ? text.alone : text.withOthers(names);
};

/** What people most likely came for: go on, or join somebody. */
export function Strip(props: { latest: SavedMatch | undefined }) {
  return (
    <div class="strip">
      <Show when={props.latest}>{(match) => <GoOn match={match()} />}</Show>
      <TodayPart />
      <JoinByCode />
    </div>
  );
}

function GoOn(props: { match: SavedMatch }) {
  const name = () => cardOf(props.match.record.game)?.name ?? props.match.record.game;
  const who = () => props.match.players.map((player) => player.name).join(', ');
  return (
    <Link class="strip-part" href={`/match/${props.match.id}`} aria-label={text.goOnWith(name(), who())}>
      <Thumb game={props.match.record.game} />
      <span>
        <small>{text.goOn}</small>
        <b>{text.move(name(), props.match.record.moves.length)}</b>
        <small>{others(props.match)}</small>
      </span>
      <span class="button strip-go">{text.goOn}</span>
    </Link>
  );
}
