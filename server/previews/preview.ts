import type { Game } from '@bandstand/engine';
import type { TableInfo } from '@bandstand/protocol';
import type { Preview } from './picture.ts';

export const HOME: Preview = {
  game: undefined,
  title: 'Five table games, very big dreams',
  lines: ['Alone, with bots, or with friends by a link.'],
};

export const gamePreview = (game: Game): Preview => ({
  game: game.id,
  title: game.texts.en.name,
  lines: [game.texts.en.tagline],
});

/** What anybody who has the link may know: of a private table only which game waits there. */
export function tablePreview(game: Game, { isPublic, seats, status }: TableInfo, result: string | undefined): Preview {
  const title = game.texts.en.name;
  const isOpen = status === 'open';
  if (!isPublic) return { game: game.id, title, lines: [isOpen ? 'A seat is kept for you.' : 'Come and watch.'] };
  const people = seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
  const free = seats.length - people.length;
  const what = isOpen
    ? `${free} of ${seats.length} seats ${free === 1 ? 'is' : 'are'} free.`
    : (result ?? (status === 'over' ? 'The match is over.' : 'Come and watch.'));
  return { game: game.id, title, lines: [people.join(', '), what] };
}
