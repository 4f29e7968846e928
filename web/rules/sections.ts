/** A heading and everything up to the next one. */
export interface Section {
  readonly heading: HTMLElement;
  readonly name: string;
  /** Chapters are numbered; their parts have 0. */
  readonly number: number;
  readonly parts: readonly HTMLElement[];
}

/** A page of rules, cut where its headings stand. */
export function sectionsOf(article: HTMLElement): Section[] {
  const sections: (Section & { parts: HTMLElement[] })[] = [];
  let chapters = 0;
  for (const child of article.children) {
    if (!(child instanceof HTMLElement)) continue;
    if (/^H[23]$/.test(child.tagName))
      sections.push({
        heading: child,
        name: child.textContent,
        number: child.tagName === 'H2' ? ++chapters : 0,
        parts: [child],
      });
    else sections.at(-1)?.parts.push(child);
  }
  return sections;
}

const says = (section: Section, query: string): boolean =>
  section.parts.some((part) => part.textContent.toLowerCase().includes(query));

function unmark(article: HTMLElement): void {
  for (const mark of article.querySelectorAll('mark')) {
    const { parentNode } = mark;
    mark.replaceWith(...mark.childNodes);
    parentNode?.normalize();
  }
}

/** Marks a word wherever it stands in the text; drawings are left alone. */
function mark(part: HTMLElement, query: string): void {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('svg, [role="img"], .rules-sign') === null
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  for (const text of texts)
    for (let at = text.data.toLowerCase().lastIndexOf(query); at >= 0;) {
      text.splitText(at + query.length);
      const found = document.createElement('mark');
      found.append(text.splitText(at));
      text.after(found);
      at = text.data.toLowerCase().lastIndexOf(query);
    }
}

/** Shows only what says the word, with the word marked. Gives what is shown. */
export function find(article: HTMLElement, sections: readonly Section[], typed: string): readonly Section[] {
  const query = typed.trim().toLowerCase();
  unmark(article);
  const found = sections.filter((section) => says(section, query));
  for (const section of sections) for (const part of section.parts) part.hidden = !found.includes(section);
  if (query.length > 1) for (const section of found) for (const part of section.parts) mark(part, query);
  return found;
}
