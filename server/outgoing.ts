import { lookup, type LookupAddress } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent, globalAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLocalAddress } from './localAddress.ts';
import { words } from './text/index.ts';

const TIMEOUT_MS = 5_000;

type Resolve = (host: string, found: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void;

const systemResolve: Resolve = (host, found) => lookup(host, { all: true }, found);

const NOT_FOUND = words.outgoing.hostOfThisWebhook;
const LOCAL = words.outgoing.webhooksCannotPointInto;

const hostOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, '');

/**
 * Calls to addresses that anybody may have written. A name is resolved once for each call, and the connection goes to just
 * those addresses that were looked at; redirects are not followed.
 */
export class Outgoing {
  private readonly mayBeLocal: boolean;
  private readonly resolve: Resolve;

  constructor(mayBeLocal: boolean, resolve: Resolve = systemResolve) {
    this.mayBeLocal = mayBeLocal;
    this.resolve = resolve;
  }

  /** What is wrong with an address as it is written; names are not looked up. */
  private badlyWritten(address: string): string | undefined {
    // A URL does not mind them; what stores and shows it does.
    if (!URL.canParse(address) || /[\p{C}\s]/u.test(address)) return words.outgoing.webhookIsAnAddress;
    const url = new URL(address);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return words.outgoing.webhookBeginsWithHttps;
    if (url.username !== '' || url.password !== '') return words.outgoing.webhookAddressCannotCarry;
    const host = hostOf(url);
    return isIP(host) !== 0 && !this.mayBeLocal && isLocalAddress(host) ? LOCAL : undefined;
  }

  /** Whether an address may be called at all; says what is wrong with it. */
  async problem(address: string): Promise<string | undefined> {
    const written = this.badlyWritten(address);
    if (written !== undefined) return written;
    if (this.mayBeLocal || isIP(hostOf(new URL(address))) !== 0) return undefined;
    const found = await new Promise<readonly LookupAddress[]>((done) =>
      this.resolve(hostOf(new URL(address)), (error, addresses) => done(error === null ? addresses : [])),
    );
    if (found.length === 0) return NOT_FOUND;
    return found.some(({ address: ip }) => isLocalAddress(ip)) ? LOCAL : undefined;
  }

  private readonly checkedLookup: LookupFunction = (host, options, found) => {
    this.resolve(host, (error, addresses) => {
      const isLocal = !this.mayBeLocal && addresses.some(({ address }) => isLocalAddress(address));
      if (error !== null || isLocal || addresses.length === 0)
        found(error ?? new Error(isLocal ? LOCAL : NOT_FOUND), []);
      else if (options.all === true) found(null, [...addresses]);
      else found(null, addresses[0].address, addresses[0].family);
    });
  };

  /** For a library that calls by itself; undefined when the address as written is out of the question. */
  agentFor(address: string): Agent | undefined {
    if (this.badlyWritten(address) !== undefined) return undefined;
    return new Agent({ ...globalAgent.options, keepAlive: false, lookup: this.checkedLookup });
  }

  /** Posts JSON and waits for no more than the head of the answer. */
  async post(address: string, body: object): Promise<void> {
    const problem = this.badlyWritten(address);
    if (problem !== undefined) throw new Error(problem);
    const url = new URL(address);
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    await new Promise<void>((done, fail) => {
      const request =
        url.protocol === 'https:'
          ? httpsRequest(url, { ...options, agent: this.agentFor(address) })
          : httpRequest(url, { ...options, agent: new HttpAgent({ lookup: this.checkedLookup }) });
      request.on('error', fail);
      request.on('response', (response) => {
        response.destroy();
        done();
      });
      request.end(JSON.stringify(body));
    });
  }
}
