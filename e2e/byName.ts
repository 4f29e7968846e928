import type { Page } from 'playwright-core';

/** What stands around every board, by its name. */
const ASIDE =
  /^(Undo|Redo|Rules|Keys|Talk|New match|Same deal again|Bring this match online|Leave|Skip|Zoom|Further|Closer|Fit|Save|Cancel|Write:|Show me)/;

/** As the shortest title has; who gives up, walks out or approves nothing is done sooner. */
export const FEWEST_DECISIONS = 16;

interface Named {
  readonly role: 'button' | 'checkbox' | 'radio';
  readonly name: string;
}

/** Ways to do nothing, to give something up or to end it all: taken only where nothing else is offered. */
export const LAST_RESORT =
  /^(Pass|Draw nothing|Leave|Let |Propose nothing|Approve none|No |None|Skip|Break up|Claim nothing|End the set|Throw|Give up|Clear |Wait|Vote no|Rest\b)/;

/** What a screen reader offers to press, as the browser tells it; what is disabled or chosen already is left out. */
async function offered(page: Page): Promise<Named[]> {
  const told = await page.getByRole('main').ariaSnapshot();
  return told.split('\n').flatMap((line) => {
    // Where a name holds a colon, the name stands in quotes; what is written on the thing may follow.
    const plain = line.replace(
      /^(\s*- )'((?:[^']|'')*)'(?::.*)?$/,
      (_, start: string, rest: string) => start + rest.replaceAll("''", "'"),
    );
    const found = /^\s*- (button|checkbox|radio) "((?:[^"\\]|\\.)*)"(.*)$/.exec(plain);
    if (found === null || /\[disabled\]|\[checked\]|\[pressed\]/.test(found[3])) return [];
    const name = found[2].replaceAll('\\"', '"');
    return ASIDE.test(name) ? [] : [{ role: found[1] as Named['role'], name }];
  });
}

const frame = (page: Page): Promise<unknown> => page.evaluate(() => new Promise(requestAnimationFrame));

/** So often the same is offered, and was pressed, before the page counts as stuck: bots think meanwhile. */
const MOST_IDLE = 300;

/** What is known once a whole match was played. */
export interface PlayedByName {
  readonly presses: number;
  /** Presses after which the match had gone on. */
  readonly decisions: number;
}

/**
 * A whole match by roles and names alone: presses what is offered until the result is told. A press that decides nothing opens
 * something, so it is not made twice before the match has gone on; when all is tried, the page is stuck.
 */
export async function playByName(page: Page): Promise<PlayedByName> {
  const version = page.locator('.table');
  const stepNow = async (): Promise<string | null> => version.getAttribute('data-version');
  let [presses, decisions] = [0, 0];
  let step = await stepNow();
  let tried = new Set<string>();
  let heard = '';
  let idle = 0;
  for (;;) {
    const choices = await offered(page);
    if (choices.some(({ name }) => name === 'Share the poster')) return { presses, decisions };
    const now = await stepNow();
    const isOn = now !== step;
    if (isOn) [step, tried] = [now, new Set()];
    const told = choices.map(({ name }) => name).join('\n');
    const untried = choices.filter(({ name }) => !tried.has(name));
    const choice = untried.find(({ name }) => !LAST_RESORT.test(name)) ?? untried.at(0);
    if (choice === undefined) {
      // Somebody else thinks, or the page has not drawn yet what the last press opened.
      if (told !== heard) [heard, idle] = [told, 0];
      if (++idle > MOST_IDLE) throw new Error(`nothing more is offered but: ${told}`);
      for (let frames = 0; frames < 6; frames++) await frame(page);
      continue;
    }
    [heard, idle] = ['', 0];
    tried.add(choice.name);
    presses++;
    await page
      .getByRole(choice.role, { name: choice.name, exact: true })
      .first()
      .press('Enter', { timeout: 2_000 })
      .catch(() => undefined);
    await frame(page);
    await frame(page);
    if ((await stepNow()) !== step) decisions++;
  }
}
