/** The id of a match: 128 random bits. */
export const MATCH_ID = /^[A-Za-z0-9_-]{22}$/;
/** A key to a seat, or an invitation. */
export const TOKEN = /^[A-Za-z0-9_-]{22,86}$/;
