import type { Page } from 'playwright-core';

/** Runs in the page: what is asked for, and why somebody who reads only the screen could not do it. */
function askedInVain(): string | undefined {
  const prompt = document.querySelector('.prompt');
  const said = (prompt?.textContent ?? '').trim();
  if (said === '') return 'nobody says what to do';
  const isUncovered = (element: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  const bar = prompt?.closest('.prompt-bar')?.getBoundingClientRect();
  if (bar === undefined || bar.bottom > innerHeight + 1 || bar.top < 0) return `the prompt is out of sight: ${said}`;
  const choices = [...document.querySelectorAll('[data-move], [data-opens]')].filter(
    (choice) => choice.checkVisibility() && choice.getAttribute('aria-disabled') !== 'true',
  );
  const canBePressed = choices.some((choice) => {
    const { left, right, top, bottom } = choice.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight && isUncovered(choice, x, y);
  });
  return canBePressed ? undefined : `nothing of ${choices.length} choices can be pressed: ${said}`;
}

/** Runs in the page: presses where the coach points, else what is filled, else the first thing that is lit. */
function actAsNewcomer(): void {
  const shown = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  const choices = shown('[data-move]');
  const pointed = shown('[aria-describedby~="coach-says"]')[0];
  const chosen =
    (pointed === undefined
      ? undefined
      : (shown('[aria-pressed="false"]').find((each) => pointed.contains(each)) ??
        choices.find((each) => pointed.contains(each)))) ??
    choices.find((each) => each.matches('.primary')) ??
    choices[0] ??
    shown('[data-opens]')[0];
  chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

/** So often it is looked again, a tenth of a second apart: the window may scroll, and the coach follow. */
const LOOKS = 30;

/**
 * What is still asked in vain once everything has settled. Asked from here: the policy of the pages lets no text be run
 * as a script, which is how the driver would wait for a function.
 */
export async function inVainStill(page: Page): Promise<string[]> {
  let trouble: string | undefined;
  for (let look = 0; look < LOOKS; look++) {
    trouble = await page.evaluate(askedInVain);
    if (trouble === undefined) return [];
    await page.waitForTimeout(100);
  }
  return trouble === undefined ? [] : [trouble];
}

/** From the wall of posters through the lesson and on: what somebody meets who only does what the screen says. */
export async function firstMinutes(
  page: Page,
  game: string,
  decisions: number,
  onStep: (step: number) => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const faults: string[] = [];
  await page.locator(`.poster[data-game="${game}"] .poster-play`).click();
  await page.locator('.lesson-bar').waitFor();
  // A pointer that rests somewhere asks what is there.
  await page.mouse.move(0, 0);
  for (let step = 0; step < decisions; step++) {
    const goodbye = page.locator('.farewell button').first();
    await page.locator('[data-move]:visible, [data-opens]:visible, .farewell, section.end').first().waitFor();
    if ((await page.locator('section.end').count()) > 0) break;
    if ((await goodbye.count()) > 0) await goodbye.click();
    faults.push(...(await inVainStill(page)));
    await onStep(step);
    await page.evaluate(actAsNewcomer);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  }
  return faults;
}
