import { marked } from 'marked';
import type { Plugin } from 'vite';

/** "1. Influence: the auctions" can be pointed at as `influence-the-auctions`. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/<[^>]*>|&[a-z#0-9]+;/g, '')
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Turns a Markdown file into a module that exports its HTML, so that no parser reaches the browser. */
export const markdown = (): Plugin => ({
  name: 'bandstand-markdown',
  async transform(code, id) {
    if (!id.endsWith('.md')) return undefined;
    const html = (await marked.parse(code)).replaceAll(
      /<h([23])>(.*?)<\/h\1>/g,
      (_, level: string, heading: string) => `<h${level} id="${slug(heading)}">${heading}</h${level}>`,
    );
    return { code: `export const html = ${JSON.stringify(html)};`, map: null, moduleType: 'js' };
  },
});
