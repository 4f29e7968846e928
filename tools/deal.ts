// Looks for a deal whose first look shows the main ideas of a game's lesson: node tools/deal.ts <game>
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import type { Lesson } from '@bandstand/kits/lesson';
import { showsIdeas } from '../games/tests/guided.ts';
import { projectRoot } from './layers/check.ts';

const TRIES = 20_000;

const id = process.argv[2] ?? '';
const file = join(projectRoot(), 'games', id, 'lesson.ts');
if (!existsSync(file)) throw new Error(`There is no lesson for "${id}".`);
const { lesson } = (await import(file)) as { lesson: Lesson };
const loaded = must(await loadGame(id));
for (let number = 1; number <= TRIES; number++) {
  const deal = `${id} lesson ${number}`;
  if (!showsIdeas(loaded, lesson, deal)) continue;
  process.stdout.write(`${deal}\n`);
  break;
}
