/** Runs in the page: what has no room for its words, and words that were never given to the translators. */
export function wordFaults(names: readonly string[]): string[] {
  const known = new Set(names);
  const faults: string[] = [];
  const told = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').replaceAll(' ', '.')}`;
  const said = (element: Element): string => (element.textContent ?? '').trim().slice(0, 60);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);

  /** Not what only screen readers are told: that is a dot of one pixel. */
  const isShown = (element: Element): boolean =>
    element.getClientRects().length > 0 &&
    element.closest('[data-ornament], .skip, .art, .wordmark') === null &&
    (!(element instanceof HTMLElement) || element.offsetWidth > 2);
  const sticksOut = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.width > 0 &&
    (inner.left < outer.left - 2 ||
      inner.right > outer.right + 2 ||
      inner.top < outer.top - 3 ||
      inner.bottom > outer.bottom + 3);
  const textsIn = (element: Element): Text[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    return texts.filter(
      ({ data, parentElement: place }) =>
        data.trim() !== '' && place !== null && isShown(place) && place.closest('.visually-hidden, svg') === null,
    );
  };
  const boxOf = (text: Text): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  };

  for (const element of document.querySelectorAll('#app *')) {
    if (!(element instanceof HTMLElement) || !isShown(element)) continue;
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '',
    );
    const { overflowX } = getComputedStyle(element);
    if (hasText && (overflowX === 'hidden' || overflowX === 'clip') && element.scrollWidth > element.clientWidth + 1)
      faults.push(`cut off: ${told(element)} “${said(element)}”`);
    if (element.matches('button, a.button, .poster-play'))
      for (const text of textsIn(element))
        if (sticksOut(boxOf(text), element.getBoundingClientRect()))
          faults.push(`outside of its button: ${told(element)} “${text.data.trim().slice(0, 60)}”`);
  }
  for (const text of document.querySelectorAll('#app svg text')) {
    const drawing = text.closest('svg');
    if (drawing === null || !isShown(text) || getComputedStyle(drawing).overflow === 'visible') continue;
    // A box of letters has room below for tails that most words have not.
    const box = text.getBoundingClientRect();
    const letters = new DOMRect(box.x, box.y + box.height * 0.3, box.width, box.height * 0.4);
    if (sticksOut(letters, drawing.getBoundingClientRect()))
      faults.push(`outside of its drawing: ${told(drawing)} “${said(text)}”`);
  }

  const walker = document.createTreeWalker(document.querySelector('#app') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const place = node.parentElement;
    // Rules are files of their own; what people type or are called is theirs; posters are drawings.
    if (
      place === null ||
      place.closest('.rules, .rules-contents, [data-plain], .art, style, script, [data-ornament]') !== null
    )
      continue;
    if (place.getClientRects().length === 0) continue;
    const plain = ((node.textContent ?? '').match(/[A-Za-zÀ-ÿ’']+/g) ?? []).filter(
      (word) =>
        word.length > 3 && /[aeiou]/.test(word) && !/[áéíóúýÁÉÍÓÚ]/.test(word) && !known.has(word.toLowerCase()),
    );
    if (plain.length > 0) faults.push(`plain English in ${told(place)}: ${plain.join(' ')}`);
  }
  return [...new Set(faults)];
}
