import type Stripe from 'stripe';
import type { Call } from '../protocol/call.ts';
import { newId, unixSeconds } from '../ids.ts';
import { insertRow } from '../rows.ts';
import { requireRow } from './require-row.ts';
import type { SqlExecutor } from '../sql.ts';

/** The API version of all responses, which is that of the pinned SDK. */
export const API_VERSION = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;

type EventType =
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.updated'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'charge.updated'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'radar.early_fraud_warning.created'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated';
/** The object that the SDK's types put into an event of type `T`. */
type EventObject<T extends EventType> = Extract<Stripe.Event, { type: T }>['data']['object'];

export interface EventRow {
  id: string;
  type: string;
  object: object;
  request_id: string | null;
  idempotency_key: string | null;
  created_at: Date;
  /** True if this event has not been delivered yet. */
  pending: boolean;
}

/** Events with the column `pending`, which comes from their deliveries. */
export const EVENT_SOURCE = `(select e.*, (d.event_id is not null and d.delivered_at is null) as pending
  from cards_events e left join cards_deliveries d on d.event_id = e.id)`;

/** Records an event in the transaction of the change that it reports, and queues its delivery if there is a webhook. */
export async function recordEvent<T extends EventType>(
  call: Call,
  type: T,
  object: EventObject<T>,
): Promise<void> {
  const id = newId('evt');
  await insertRow(call.tx, 'cards_events', {
    id,
    type,
    object,
    request_id: call.requestId,
    idempotency_key: call.idempotencyKey,
    created_at: call.now,
  });
  if (!call.settings.webhooks) return;
  await insertRow(call.tx, 'cards_deliveries', { event_id: id, next_at: call.now });
}

export function requireEvent(tx: SqlExecutor, id: string): Promise<EventRow> {
  return requireRow<EventRow>(tx, EVENT_SOURCE, 'event', id);
}

/** An event in the form of a response. */
export function eventObject(row: EventRow): Stripe.EventBase {
  return {
    id: row.id,
    object: 'event',
    api_version: API_VERSION,
    created: unixSeconds(row.created_at),
    data: { object: row.object },
    livemode: false,
    pending_webhooks: row.pending ? 1 : 0,
    request: { id: row.request_id, idempotency_key: row.idempotency_key },
    type: row.type as Stripe.EventBase['type'],
  };
}
