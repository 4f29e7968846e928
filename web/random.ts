/** So many random bytes as hexadecimal digits. `crypto.randomUUID` is only there over https and on this machine. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
