/** Raised when an old client can no longer talk to a new server; 2: views say in one way what is there but not to be seen. */
export const PROTOCOL = 2;
