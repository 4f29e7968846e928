import { marked } from 'marked';
import type { Plugin } from 'vite';

/** Turns a Markdown file into a module that exports its HTML, so that no parser reaches the browser. */
export const markdown = (): Plugin => ({
  name: 'bandstand-markdown',
  async transform(code, id) {
    if (!id.endsWith('.md')) return undefined;
    const html = await marked.parse(code);
    return { code: `export const html = ${JSON.stringify(html)};`, map: null, moduleType: 'js' };
  },
});
