import type { RulesFigures } from '@bandstand/kits/board';
import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';

/** Between the words of a table cell, such as "Single, 6 points" or "Star and Ball". */
const BETWEEN = /(, | and | × |: )/;
const WITH_SIGNS = ':is(td,dt)';

/** Puts the sign of each word before it, where words stand alone. */
function addSigns(cell: Element, signOf: NonNullable<RulesFigures['signOf']>, draw: Draw): void {
  const [text] = cell.childNodes;
  if (cell.childNodes.length !== 1 || text.nodeType !== Node.TEXT_NODE) return;
  const parts = (text.textContent ?? '').split(BETWEEN);
  const signs = parts.map(signOf);
  if (signs.every((sign) => sign === undefined)) return;
  cell.replaceChildren(
    ...parts.map((word, i): Node | string => {
      const sign = signs[i];
      if (sign === undefined) return word;
      const box = document.createElement('span');
      box.className = 'rules-sign';
      box.setAttribute('aria-hidden', 'true');
      draw(sign, box);
      const both = document.createElement('span');
      both.className = 'rules-signed';
      both.append(box, word);
      return both;
    }),
  );
}

type Draw = (what: () => JSX.Element, where: Element) => void;

/** A place within a picture for parts of a board that are only looked at: its name tells what they show. */
function still(picture: Element): Element {
  const box = document.createElement('div');
  box.inert = true;
  box.setAttribute('aria-hidden', 'true');
  picture.append(box);
  return box;
}

/** Draws a game's pictures and signs into its rules. Gives what takes them away again. */
export function illustrate(article: HTMLElement, { figures, signOf }: RulesFigures): () => void {
  const disposers: (() => void)[] = [];
  const draw: Draw = (what, where) => void disposers.push(render(what, where));
  for (const figure of article.querySelectorAll<HTMLElement>('[data-figure]')) {
    const Picture = figures[figure.dataset['figure'] ?? ''];
    if (Picture === undefined) figure.remove();
    else draw(() => <Picture />, still(figure.firstElementChild ?? figure));
  }
  if (signOf !== undefined) for (const cell of article.querySelectorAll(WITH_SIGNS)) addSigns(cell, signOf, draw);
  return () => {
    for (const dispose of disposers) dispose();
  };
}
