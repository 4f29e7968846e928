/** Raised when an old client can no longer talk to a new server. */
export const PROTOCOL = 1;
