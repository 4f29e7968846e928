import { createHmac } from 'node:crypto';
import type { Store } from './storage/store.ts';
import { newToken } from './tokens.ts';

/** How an address stands in storage where what it does is counted together: as a hash that means nothing without this storage. */
export type AccountOf = (address: string) => string;

export async function accountsIn(store: Store): Promise<AccountOf> {
  const key = await store.keep('account-key', newToken());
  return (address) => createHmac('sha256', key).update(address).digest('base64url').slice(0, 22);
}
