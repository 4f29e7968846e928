/** Where this device keeps its recovery code. */
export const RECOVERY_KEY = 'bandstand:recovery';
