import type { Page } from 'playwright-core';

/** What stands around every board, by its name. */
const ASIDE =
  /^(Undo|Redo|Rules|Keys|New match|Same deal again|Bring this match online|Leave|Skip|Zoom|Further|Closer|Fit|Save|Cancel|Write:)/;

interface Named {
  readonly role: string;
  readonly name: string;
}

/** What a screen reader offers to press, as the browser tells it; what is disabled is left out. */
async function offered(page: Page): Promise<Named[]> {
  const told = await page.getByRole('main').ariaSnapshot();
  return told.split('\n').flatMap((line) => {
    // Where a name holds a colon, the whole line stands in quotes.
    const plain = line.replace(
      /^(\s*- )'(.*)'(:?)$/,
      (_, start: string, rest: string) => start + rest.replaceAll("''", "'"),
    );
    const found = /^\s*- (button|checkbox|radio) "((?:[^"\\]|\\.)*)"(.*)$/.exec(plain);
    if (found === null || /\[disabled\]|\[checked\]/.test(found[3])) return [];
    const name = found[2].replaceAll('\\"', '"');
    return ASIDE.test(name) ? [] : [{ role: found[1], name }];
  });
}

/** A whole match by roles and names alone: presses what is offered until the result is told. Gives what was pressed. */
export async function playByName(page: Page, most: number): Promise<{ isOver: boolean; pressed: number }> {
  let tried = new Set<string>();
  let heard = '';
  for (let pressed = 0; pressed < most; pressed++) {
    if ((await page.getByRole('button', { name: 'Share the poster' }).count()) > 0) return { isOver: true, pressed };
    const status = (await page.getByRole('status').allInnerTexts()).join('|');
    if (status !== heard) tried = new Set();
    heard = status;
    const choices = await offered(page);
    const fresh = choices.filter(({ name }) => !tried.has(name));
    const choice =
      fresh.at((pressed * 7) % Math.max(1, fresh.length)) ?? choices.at(pressed % Math.max(1, choices.length));
    if (choice === undefined) {
      await page.waitForTimeout(50);
      continue;
    }
    tried.add(choice.name);
    await page
      .getByRole(choice.role as 'button', { name: choice.name, exact: true })
      .first()
      .press('Enter', { timeout: 1_000 })
      .catch(() => undefined);
  }
  return { isOver: false, pressed: most };
}
