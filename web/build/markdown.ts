import { marked } from 'marked';
import type { Plugin } from 'vite';

/** "1. Influence: the auctions" can be pointed at as `influence-the-auctions`. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/<[^>]*>|&[a-z#0-9]+;/g, '')
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A picture of the rules is drawn by the game when the page is open: `![what it shows](figure:name)`. */
const figures = (html: string): string =>
  html.replaceAll(
    /<p><img src="figure:([a-z-]+)" alt="([^"]*)"><\/p>/g,
    (_, name: string, alt: string) =>
      `<figure data-figure="${name}"><div role="img" aria-label="${alt}"></div><figcaption aria-hidden="true">${alt}</figcaption></figure>`,
  );

/** A worked example stands in a box of its own: its paragraph, and the table or list that belongs to it. */
const examples = (html: string): string =>
  html.replaceAll(
    /<p><strong>(Example[^<]*)<\/strong>([\s\S]*?)<\/p>(\s*(?:<table>[\s\S]*?<\/table>|<figure[\s\S]*?<\/figure>))*/g,
    (whole) => `<div class="example">${whole}</div>`,
  );

/** Turns a Markdown file into a module that exports its HTML, so that no parser reaches the browser. */
export const markdown = (): Plugin => ({
  name: 'bandstand-markdown',
  async transform(code, id) {
    if (!id.endsWith('.md')) return undefined;
    const html = examples(figures(await marked.parse(code))).replaceAll(
      /<h([23])>(.*?)<\/h\1>/g,
      (_, level: string, heading: string) => `<h${level} id="${slug(heading)}">${heading}</h${level}>`,
    );
    return { code: `export const html = ${JSON.stringify(html)};`, map: null, moduleType: 'js' };
  },
});
