import type { Game, NameOf, Viewer } from '@bandstand/engine';
import { fold } from '@bandstand/kits/text';

/** Where the match stands, over the board. */
export function statusLines(game: Game, view: object, viewer: Viewer, nameOf: NameOf, width: number): string[] {
  const status = game.text.status?.(view, nameOf, viewer);
  return status === undefined ? [] : [status.now.join(' · '), status.end].flatMap((line) => fold(line, width));
}
