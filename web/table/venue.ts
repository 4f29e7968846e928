/** Names and addresses that mean nothing outside of somebody's own network. */
const AT_HOME =
  /^(localhost|[^.:]+|.+\.(local|lan|home|internal|localhost)|127\..+|10\..+|192\.168\..+|172\.(1[6-9]|2\d|3[01])\..+|169\.254\..+|\[.+\])$/i;

/** Where a match was played, as a poster names it: the host, or undefined at home. */
export function venueOf(host: string): string | undefined {
  const name = host.startsWith('[') ? host.replace(/\]:\d+$/, ']') : host.replace(/:\d+$/, '');
  return AT_HOME.test(name) ? undefined : name;
}
