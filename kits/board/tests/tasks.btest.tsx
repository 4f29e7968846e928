import { expect, test } from 'vitest';
import { afterTasks, laterTask } from '../index.tsx';

test('all that wait for rest come after every task, and none waits for another', async () => {
  const done: string[] = [];
  laterTask(() => laterTask(() => done.push('task')));
  await Promise.all(
    ['first', 'second'].map(
      (name) =>
        new Promise<void>((resolve) =>
          afterTasks(() => {
            done.push(name);
            resolve();
          }),
        ),
    ),
  );
  expect(done).toEqual(['task', 'first', 'second']);
});
