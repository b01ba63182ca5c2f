import type { FastifyPluginAsync } from 'fastify';
import { Api, type CardSandboxEvent } from './protocol/api.ts';
import type { Settings } from './protocol/call.ts';
import { settle } from './resources/intents/confirm.ts';
import { deliverDue, type WebhookOptions } from './webhooks/deliveries.ts';
import type { CardFaults } from './protocol/faults.ts';
import { browserPlugin } from './browser/http.ts';
import { IdempotencyKeys } from './protocol/idempotency.ts';
import { inProcessFetch } from './protocol/in-process.ts';
import { dueForSettlement, findIntent } from './resources/intents/intent-store.ts';
import { requirePaymentMethod } from './resources/payment-methods.ts';
import { dueRefunds, endRefund } from './resources/refunds.ts';
import type { SqlDatabase } from './sql.ts';

export interface CardSandboxOptions {
  /** The database, in which the host has already run `migrations`. */
  readonly db: SqlDatabase;
  readonly clock: { now(): Date };
  /** The mount point of the browser-facing part, such as `/card-sandbox`. */
  readonly prefix: string;
  /** The secret key `sk_test_...`, which must be the same after every restart. */
  readonly secretKey: string;
  /** The publishable key `pk_test_...`, which must be the same after every restart. */
  readonly publishableKey: string;
  /** The key for the fingerprints of card numbers. */
  readonly fingerprintKey: string;
  /** The receiver of webhooks; if absent, no events are queued for delivery. */
  readonly webhook?: WebhookOptions;
  readonly onEvent?: (event: CardSandboxEvent) => void;
  /** Faults for tests: see `createCardFaults`. */
  readonly faults?: CardFaults;
}

/** The embedded card provider: test mode only, no real money. */
export interface CardSandbox {
  /** The browser-facing part, which mounts itself at `prefix` and refuses the secret key. */
  readonly plugin: FastifyPluginAsync;
  /** The secret-key API in process, for `Stripe.createFetchHttpClient`. */
  readonly fetch: typeof globalThis.fetch;
  /** Runs one round of due work: completes slow charges and refunds, and delivers webhooks. Returns their number. */
  deliverDue(): Promise<number>;
  /** The faults for tests, from the options. */
  readonly faults: CardFaults | undefined;
  /** Deletes idempotency keys older than a day, delivered events older than a month, and unused cards. */
  prune(): Promise<void>;
}

const DAY = 24 * 3_600_000;

export function createCardSandbox(options: CardSandboxOptions): CardSandbox {
  checkKeys(options);
  const { db, faults, webhook, onEvent = () => undefined } = options;
  const now = () => options.clock.now();
  const settings: Settings = {
    fingerprintKey: options.fingerprintKey,
    webhooks: webhook !== undefined,
  };
  const keys = new IdempotencyKeys(db);
  const api = new Api({
    db,
    now,
    secretKey: options.secretKey,
    publishableKey: options.publishableKey,
    settings,
    keys,
    faults,
    onEvent,
  });
  return {
    plugin: browserPlugin(options.prefix, api),
    fetch: inProcessFetch(api),
    faults,
    async deliverDue() {
      const settled = (await settleDue(db, now(), api)) + (await endDueRefunds(db, now(), api));
      if (webhook === undefined) return settled;
      return settled + (await deliverDue({ db, now, webhook, faults, onEvent }));
    },
    async prune() {
      await keys.prune(now());
      await pruneOld(db, now());
    },
  };
}

function checkKeys({
  secretKey,
  publishableKey,
  prefix,
  fingerprintKey,
}: CardSandboxOptions): void {
  if (!secretKey.startsWith('sk_test_')) throw new Error('secretKey must begin with sk_test_');
  if (!publishableKey.startsWith('pk_test_')) {
    throw new Error('publishableKey must begin with pk_test_');
  }
  if (!/^(\/[\w.-]+)+$/.test(prefix)) throw new Error('prefix must look like /card-sandbox');
  if (fingerprintKey.length < 16) throw new Error('fingerprintKey must have 16 characters or more');
}

async function settleDue(db: SqlDatabase, now: Date, api: Api): Promise<number> {
  const due = await dueForSettlement(db, now);
  for (const id of due) {
    await db.transaction(async (tx) => {
      const call = api.ownCall(tx, null);
      const row = await findIntent(tx, id, 'lock');
      // Another process may already have completed the charge.
      if (row?.status !== 'processing' || row.payment_method === null) return;
      await settle(call, row, await requirePaymentMethod(call, row.payment_method));
    });
  }
  return due.length;
}

async function endDueRefunds(db: SqlDatabase, now: Date, api: Api): Promise<number> {
  const due = await dueRefunds(db, now);
  for (const id of due) await db.transaction((tx) => endRefund(api.ownCall(tx, null), id));
  return due.length;
}

async function pruneOld(db: SqlDatabase, now: Date): Promise<void> {
  await db.query(
    `delete from cards_events e where created_at < $1 and not exists (
       select 1 from cards_deliveries d
        where d.event_id = e.id and d.delivered_at is null and d.gave_up_at is null)`,
    [new Date(now.getTime() - 30 * DAY)],
  );
  await db.query(
    `delete from cards_payment_methods m where created_at < $1
       and not exists (select 1 from cards_payment_intents i where i.payment_method = m.id)`,
    [new Date(now.getTime() - DAY)],
  );
}
