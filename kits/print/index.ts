/** The bandstand over the door as the path of an SVG, 60 × 48. */
export const MARK =
  'M30 0 33 6Q42 15 58 19v5a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0v-5Q18 15 27 6zM7 30h4v12H7zM49 30h4v12h-4zM2 42h56v6H2zM28 30h4v12h-4z';

/** Names are other people's words: nothing in them may become a sign of a picture or a page. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
