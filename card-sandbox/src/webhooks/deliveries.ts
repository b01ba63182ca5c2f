import { createHmac } from 'node:crypto';
import type { CardSandboxEvent } from '../protocol/api.ts';
import { eventObject, type EventRow } from '../resources/events.ts';
import { delayFor, type CardFaults } from '../protocol/faults.ts';
import { unixSeconds } from '../ids.ts';
import type { SqlDatabase } from '../sql.ts';

/** The receiver of events. `deliver` resolves to the receiver's HTTP status; a rejection counts as no response. */
export interface WebhookOptions {
  readonly secret: string;
  readonly url?: string;
  deliver(request: WebhookRequest): Promise<{ status: number }>;
  /** The pauses before further attempts, in milliseconds. After the last attempt, the delivery is given up. */
  readonly retryDelaysMs?: readonly number[];
}

export interface WebhookRequest {
  url?: string;
  headers: Record<string, string>;
  body: string;
}

interface DeliveryRow extends EventRow {
  attempts: number;
}

export interface DeliveryOptions {
  readonly db: SqlDatabase;
  readonly now: () => Date;
  readonly webhook: WebhookOptions;
  readonly faults: CardFaults | undefined;
  readonly onEvent: (event: CardSandboxEvent) => void;
}

const SECOND = 1000;
const RETRY_DELAYS_MS = [1, 5, 30, 300, 3600, 6 * 3600, 24 * 3600].map((s) => s * SECOND);
/** The maximum number of concurrent deliveries. A receiver that doesn't respond occupies one of them. */
const AT_ONCE = 20;
/** The number of deliveries claimed at once. They end before the claim expires, even if no receiver responds. */
const BATCH = 2 * AT_ONCE;
/** The time limit of a round in milliseconds, if more deliveries stay due. */
const ROUND_MS = 2 * SECOND;
/** The time in milliseconds after which another round may deliver the same event again. */
const CLAIM_MS = 60 * SECOND;
const TIMEOUT_MS = 20 * SECOND;

/**
 * Runs one round: claims due deliveries, sends them outside any transaction, concurrently and in no particular order,
 * and records the results. Each event reaches the receiver at least once: if a process dies during a round, its claim
 * expires and the event is sent again. Returns the number of attempts.
 */
export async function deliverDue(options: DeliveryOptions): Promise<number> {
  const end = performance.now() + ROUND_MS;
  let made = 0;
  for (;;) {
    const claimed = await claimDue(options);
    const left = [...claimed];
    const work = async () => {
      for (let row = left.shift(); row; row = left.shift()) await deliver(options, row);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    made += claimed.length;
    if (claimed.length < BATCH || performance.now() > end) return made;
  }
}

async function claimDue({ db, now }: DeliveryOptions): Promise<DeliveryRow[]> {
  const at = now();
  const { rows } = await db.query<DeliveryRow>(
    `with due as (
       select event_id from cards_deliveries
        where delivered_at is null and gave_up_at is null and next_at <= $1
          and (claimed_until is null or claimed_until <= $1)
        order by next_at, event_id limit ${BATCH} for update skip locked),
     claimed as (
       update cards_deliveries d set attempts = attempts + 1, claimed_until = $2
         from due where d.event_id = due.event_id returning d.event_id, d.attempts)
     select e.*, true as pending, c.attempts
       from claimed c join cards_events e on e.id = c.event_id order by e.seq`,
    [at, new Date(at.getTime() + CLAIM_MS)],
  );
  return rows;
}

async function deliver(options: DeliveryOptions, row: DeliveryRow): Promise<void> {
  const faults = options.faults?.take({ method: 'WEBHOOK', path: row.type }) ?? [];
  await delayFor(faults);
  const lost = faults.some((fault) => fault.kind === 'lost-webhook');
  const status = lost ? 200 : await send(options, row);
  const delivered = status >= 200 && status < 300;
  const delays = options.webhook.retryDelaysMs ?? RETRY_DELAYS_MS;
  const pause = delays[row.attempts - 1];
  const gaveUp = !delivered && pause === undefined;
  const at = options.now();
  // The number of attempts distinguishes this claim from a later one for the same delivery.
  await options.db.query(
    `update cards_deliveries set last_status = $3, claimed_until = null, next_at = $4,
       delivered_at = $5, gave_up_at = $6
     where event_id = $1 and attempts = $2 and delivered_at is null`,
    [
      row.id,
      row.attempts,
      status,
      new Date(at.getTime() + (pause ?? 0)),
      delivered ? at : null,
      gaveUp ? at : null,
    ],
  );
  if (delivered) return;
  options.onEvent({
    type: 'webhook-failed',
    eventId: row.id,
    attempt: row.attempts,
    status,
    gaveUp,
  });
}

/** Sends a delivery with a new signature. Returns the receiver's status, or 0 without a response. */
async function send({ webhook, now }: DeliveryOptions, row: DeliveryRow): Promise<number> {
  const body = JSON.stringify(eventObject(row), null, 2);
  const request: WebhookRequest = {
    ...(webhook.url === undefined ? {} : { url: webhook.url }),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signature(webhook.secret, body, unixSeconds(now())),
    },
    body,
  };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(0), TIMEOUT_MS);
  });
  try {
    return await Promise.race([webhook.deliver(request).then(({ status }) => status), timeout]);
  } catch {
    return 0;
  } finally {
    clearTimeout(timer);
  }
}

/** The `Stripe-Signature` header for a body sent at `timestamp` (in seconds). */
function signature(secret: string, body: string, timestamp: number): string {
  const v1 = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${v1}`;
}
