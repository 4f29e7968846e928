export interface WalkPlan {
  /** Whether what the coach points at is done, or anything legal. */
  readonly follows: boolean;
  readonly seed: number;
  readonly mostActs: number;
}

export interface Walk {
  readonly how: 'taught' | 'over' | 'stuck';
  readonly sentences: readonly string[];
  readonly acts: number;
  /** What the coach did wrong, with the sentence it was saying. */
  readonly faults: readonly string[];
}

/** Goes through a lesson inside the page: looks where the coach points, and acts. Everything it needs is in here. */
export async function walkThroughLesson({ follows, seed, mostActs }: WalkPlan): Promise<Walk> {
  const sentences: string[] = [];
  const faults: string[] = [];
  let chance = seed;
  const below = (bound: number): number => {
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((chance / 2 ** 32) * bound);
  };
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));
  const isShown = (element: Element): boolean => element.checkVisibility();
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const version = (): number => Number(document.querySelector<HTMLElement>('.table')?.dataset['version']);
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const press = (element: Element): boolean =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));

  /** Everything that must hold while the coach speaks. */
  const look = (coach: Element, sentence: string): string[] => {
    const found: string[] = [];
    const fault = (what: string): number => found.push(`${what}: ${sentence}`);
    const spot = document.querySelector('[aria-describedby~="coach-says"]');
    if (spot === null || coach.matches('.nowhere')) {
      fault('points nowhere');
      return found;
    }
    const bubble = coach.getBoundingClientRect();
    const box = spot.getBoundingClientRect();
    if (overlap(bubble, box)) fault('covers the spot');
    for (const main of all('.primary'))
      if (overlap(bubble, main.getBoundingClientRect())) fault('covers the main button');
    for (const caption of all('[data-caption]').filter((each) => each.textContent !== ''))
      if (overlap(bubble, caption.getBoundingClientRect())) fault('covers what is said of a choice');
    const bar = document.querySelector('.prompt-bar')?.getBoundingClientRect();
    if (bar !== undefined && overlap(bubble, bar)) fault('lies over the prompt');
    const isPinned = (each: Element): boolean => ['fixed', 'sticky'].includes(getComputedStyle(each).position);
    for (const other of all('[data-bar], .masthead').filter((each) => isPinned(each) && !each.contains(spot)))
      if (overlap(bubble, other.getBoundingClientRect())) fault('lies under a bar');
    if (bubble.left < 0 || bubble.right > innerWidth + 1) fault('sticks out of the window');
    if (bubble.top < 0 || bubble.bottom > innerHeight + 1) fault('is out of sight');
    if (document.documentElement.scrollWidth > innerWidth) fault('makes the page wider than the window');
    const [x, y] = [
      box.left + box.width / 2,
      Math.max(box.top, Math.min(box.bottom, innerHeight)) - Math.min(box.height, 60) / 2,
    ];
    const under = document.elementsFromPoint(x, y);
    if (!under.some((each) => spot.contains(each) || each.contains(spot))) fault('points at what is not on the screen');
    if (box.bottom < 0 || box.top > innerHeight) fault('points out of the window');
    return found;
  };

  /** The window may follow the coach, and the coach what moves on the board, for half a second. */
  const judge = async (coach: Element, sentence: string): Promise<string[]> => {
    let found = look(coach, sentence);
    for (let frames = 0; found.length > 0 && frames < 30; frames++) {
      await frame();
      found = coach.textContent === sentence ? look(coach, sentence) : [];
    }
    return found;
  };

  /** What is pressed: the pointed-at place or something in it, else any choice. */
  const choose = (): HTMLElement | undefined => {
    const choices = all('[data-move]');
    const pointed = all('[aria-describedby~="coach-says"]')[0];
    if (follows && pointed !== undefined) {
      const toggle = all('[aria-pressed="false"]').find((each) => pointed.contains(each));
      if (toggle !== undefined) return toggle;
      const within = choices.find((choice) => pointed.contains(choice));
      if (within !== undefined) return within;
    }
    const main = choices.find((choice) => choice.matches('.primary'));
    if (follows && main !== undefined) return main;
    return choices.length > 0 ? choices[below(choices.length)] : all('[data-opens]')[0];
  };

  let acts = 0;
  let idle = 0;
  while (acts < mostActs && idle < 400) {
    await frame();
    await frame();
    if (document.querySelector('.farewell') !== null) {
      if (document.querySelector('.coach:not(.silent)') !== null) faults.push('goes on speaking under the goodbye');
      return { how: 'taught', sentences, acts, faults };
    }
    if (document.querySelector('section.end') !== null) return { how: 'over', sentences, acts, faults };
    if (all('[data-move], [data-opens]').length === 0) {
      idle++;
      await pause(10);
      continue;
    }
    await frame();
    const coach = document.querySelector<HTMLElement>('.coach:not(.silent)');
    const sentence = coach?.textContent ?? '';
    if (coach !== null && sentence !== sentences.at(-1)) {
      faults.push(...(await judge(coach, sentence)));
      sentences.push(sentence);
    }
    const before = version();
    const chosen = choose();
    if (chosen === undefined) continue;
    // Whoever has read what is said finds the window at rest.
    if (!chosen.matches('[data-move]')) await pause(600);
    press(chosen);
    acts++;
    if (!chosen.matches('[data-move]')) {
      // What is only marked or opened may change what lies around.
      if (coach !== null) faults.push(...(await judge(coach, sentence)));
      continue;
    }
    for (let wait = 0; wait < 100 && version() === before; wait++) await pause(5);
  }
  return { how: 'stuck', sentences, acts, faults };
}
