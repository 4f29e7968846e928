import { seatsIn, type SeatSet } from '@bandstand/engine';
import webPush from 'web-push';
import { Outgoing } from './outgoing.ts';
import type { Settings } from './settings.ts';
import type { Store } from './storage/store.ts';
import type { LiveTable } from './table/live.ts';
import { words } from './text/index.ts';

const TIMEOUT_MS = 5_000;
/** How a push service says that nobody listens there any more. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Tells people who are not looking that it is their turn. */
export class Notifier {
  private readonly store: Store;
  private readonly settings: Settings;
  private readonly outgoing: Outgoing;
  private readonly report: (what: string, error: unknown) => void;
  /** Seats that were told already and have not moved since, by match. */
  private readonly told = new Map<string, SeatSet>();
  private keys: Promise<PushKeys> | undefined;

  constructor(store: Store, settings: Settings, report: (what: string, error: unknown) => void) {
    this.store = store;
    this.settings = settings;
    this.outgoing = new Outgoing(settings.localWebhooks);
    this.report = report;
  }

  /** The keys that identify this server to push services; the first node makes them for all. */
  pushKeys(): Promise<PushKeys> {
    this.keys ??= this.store
      .keep('push-keys', JSON.stringify(webPush.generateVAPIDKeys()))
      .then((text) => JSON.parse(text) as PushKeys);
    return this.keys;
  }

  /** Called on the node that made the change, so that nobody is told twice. */
  changed(table: LiveTable): void {
    const before = this.told.get(table.id) ?? 0;
    const now = table.toAct & table.people & ~table.absent;
    if (table.isOver) this.told.delete(table.id);
    else this.told.set(table.id, now);
    if (this.told.size > 50_000) this.told.clear();
    for (const seat of seatsIn(now & ~before)) {
      const { webhook, push } = table.seats[seat];
      if (webhook === null && push === null) continue;
      void this.tell(table, seat).catch((error: unknown) => this.report('notification', error));
    }
  }

  private async tell(table: LiveTable, seat: number): Promise<void> {
    const { webhook, push, name, occupancy } = table.seats[seat];
    const here = table.info().seats[seat].isHere;
    const { name: game } = table.game.text;
    const text = words.notify.itIsYourTurn(name, game);
    const url = this.settings.publicUrl === undefined ? `/t/${table.id}` : `${this.settings.publicUrl}/t/${table.id}`;
    if (webhook !== null)
      await this.outgoing.post(webhook, { match: table.id, seat, game, name, text, content: text, url });
    if (push !== null && !here && !(await this.sendPush(push, { title: game, text, url: `/t/${table.id}` }))) {
      await this.store.updateOccupant(table.id, occupancy ?? '', { push: null });
      await table.refresh();
    }
  }

  /** Whether a webhook may be called at all; says what is wrong with it. */
  webhookProblem(address: string): Promise<string | undefined> {
    return this.outgoing.problem(address);
  }

  /** False when the push service says that this browser has left for good. */
  private async sendPush(subscription: string, body: object): Promise<boolean> {
    const { publicKey, privateKey } = await this.pushKeys();
    const details = { subject: this.settings.publicUrl ?? 'https://bandstand.invalid', publicKey, privateKey };
    const target = JSON.parse(subscription) as webPush.PushSubscription;
    const agent = this.outgoing.agentFor(target.endpoint);
    if (agent === undefined) return true;
    try {
      await webPush.sendNotification(target, JSON.stringify(body), {
        vapidDetails: details,
        TTL: 86_400,
        timeout: TIMEOUT_MS,
        agent,
      });
      return true;
    } catch (error) {
      if (error instanceof webPush.WebPushError && GONE.has(error.statusCode)) return false;
      throw error;
    }
  }
}
