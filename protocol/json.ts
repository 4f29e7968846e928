/** Deeper than anything of ours. What walks through JSON afterwards may call itself so often. */
export const JSON_DEPTH = 64;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Whether brackets stand in brackets more often than anybody needs, before anything is made of the text. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isString) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) isString = false;
    } else if (code === QUOTE) isString = true;
    else if (OPENING.has(code)) {
      if (++depth > JSON_DEPTH) return true;
    } else if (CLOSING.has(code)) depth--;
  }
  return false;
}

/** JSON from elsewhere, of a text or a file. Throws for what is none, and for what is too deep. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError(`more than ${JSON_DEPTH} brackets in one another`);
  return JSON.parse(text);
}
