import { secretFor } from '@bandstand/engine';
import type { LocalPlayer } from '@bandstand/table';
import { go } from '../router.tsx';
import { startLocal } from '../session/open.ts';
import { settings } from '../settings.ts';
import { loadGame, loadLesson } from '../shelf.ts';
import { forgetOldLessons, keepProgress, lessonUnderWay } from './progress.ts';

/** Begins a guided match of a game and goes there; says so when it has no lesson. */
export async function startGuided(id: string, how: 'push' | 'replace' = 'push'): Promise<boolean> {
  const [game, lesson] = await Promise.all([loadGame(id), loadLesson(id)]);
  if (game === undefined || lesson === undefined) return false;
  const { seat, rivals, level, deal, options } = lesson.match;
  const players: LocalPlayer[] = rivals.map((name) => ({ kind: 'bot', name, level }));
  players.splice(seat, 0, { kind: 'person', name: settings().name || 'Player 1' });
  const table = startLocal(game, {
    players,
    secret: secretFor(deal),
    deal: 'same',
    ...(options === undefined ? {} : { options }),
  });
  if (!table.ok) return false;
  forgetOldLessons();
  keepProgress(table.value.id, { game: id, done: [], mood: 'teaching' });
  table.value.close();
  go(`/match/${table.value.id}`, how);
  return true;
}

/** Goes on with the lesson that is under way, or begins one. */
export async function learn(id: string): Promise<boolean> {
  const match = lessonUnderWay(id);
  if (match === undefined) return startGuided(id, 'replace');
  go(`/match/${match}`, 'replace');
  return true;
}
