/** What somebody pasted or typed to come to a table. */
export type Pasted =
  /** A page of ours. */
  | { readonly to: 'page'; readonly path: string }
  /** A code that another device shows. */
  | { readonly to: 'code'; readonly code: string }
  /** A page of another server: a table there is not here. */
  | { readonly to: 'elsewhere'; readonly host: string };

/** Pages that people send each other. */
const SENT = /^\/(?:t|replay|rules|game)\/[^/]+$|^\/(?:duel|daily|tables)$/;

/** Tokens that somebody may have copied along with the words around them; a link without a host is one of ours. */
const linkIn = (text: string): string | undefined =>
  /https?:\/\/[^\s<>"]+/i.exec(text)?.[0] ?? /(?:^|\s)(\/(?:t|duel|replay)\b[^\s]*)/.exec(text)?.[1];

/** The host without its scheme, as people copy it from an address bar. */
const withScheme = (text: string): string =>
  /^[\w.-]+(?::\d+)?\/(?:t|duel|replay)\b/.test(text) ? `https://${text}` : text;

/** Reads what was pasted, with all that may stand around a link; undefined where it is neither a link nor a code. */
export function readPasted(pasted: string, here: string): Pasted | undefined {
  const text = pasted.trim();
  const link = linkIn(withScheme(text));
  if (link !== undefined) {
    try {
      const { host, pathname, search, hash } = new URL(link.replace(/[.,;:!?)\]]+$/, ''), here);
      if (!SENT.test(pathname)) return undefined;
      if (host !== new URL(here).host) return { to: 'elsewhere', host };
      return { to: 'page', path: pathname + search + hash };
    } catch {
      return undefined;
    }
  }
  const code = text.replaceAll(/[\s-]/g, '');
  return /^\w{3,12}$/.test(code) ? { to: 'code', code } : undefined;
}
