import type { Game } from '@bandstand/engine';
import type { TableInfo } from '@bandstand/protocol';
import type { Preview } from './picture.ts';
import { words } from '../text/index.ts';

export const HOME: Preview = {
  game: undefined,
  title: words.preview.fiveTableGamesVery,
  lines: [words.preview.aloneWithBotsOrWithFriends],
};

export const gamePreview = (game: Game): Preview => ({
  game: game.id,
  title: game.text.name,
  lines: [game.text.tagline],
});

/** What anybody who has the link may know: of a private table only which game waits there. */
export function tablePreview(game: Game, { isPublic, seats, status }: TableInfo, result: string | undefined): Preview {
  const title = game.text.name;
  const isOpen = status === 'open';
  if (!isPublic)
    return { game: game.id, title, lines: [isOpen ? words.preview.seatIsKeptForYou : words.preview.comeAndWatch] };
  const people = seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
  const free = seats.length - people.length;
  const what = isOpen
    ? words.preview.ofSeatsFree(free, seats.length, free === 1 ? 'is' : 'are')
    : (result ?? (status === 'over' ? words.preview.matchIsOver : words.preview.comeAndWatch));
  return { game: game.id, title, lines: [people.join(', '), what] };
}
