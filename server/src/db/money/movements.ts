import { sql, type SQL } from 'drizzle-orm';

/**
 * Every movement of a booking's money in the ledger and at the counter, with its current amount in minor units: negative
 * if money was returned, 0 if it failed, was won back or was voided. `origin` is the source whose money went back. The
 * sum of a card payment's movements is the part of it that the agency still has.
 */
export const MOVEMENTS = `(
  select 'payment:' || p.id as source, p.booking_id, p.amount::bigint as minor, p.currency, p.livemode,
    p.created_at as at, null::text as origin, 'card' as method, p.card_brand as brand, p.card_last4 as last4,
    null::date as day
  from payments p
  union all
  select 'refund:' || r.id, p.booking_id, case r.state when 'succeeded' then -r.amount::bigint else 0 end, p.currency,
    p.livemode, coalesce(r.finished_at, r.created_at), 'payment:' || p.id, 'card', p.card_brand, p.card_last4, null
  from refunds r join payments p on p.id = r.payment_id
  union all
  select 'lost:' || p.id, p.booking_id, -p.amount_lost::bigint, p.currency, p.livemode,
    coalesce((select max(d.closed_at) from disputes d where d.payment_id = p.id), p.created_at), 'payment:' || p.id,
    'dispute', p.card_brand, p.card_last4, null
  from payments p
  union all
  select 'counter:' || c.id, c.booking_id,
    case when c.voided_at is not null then 0 when c.kind = 'received' then c.amount else -c.amount end, c.currency,
    null, coalesce(c.voided_at, c.created_at), case c.kind when 'received' then 'counter:' || c.id end, c.method, null,
    null, c.received_on
  from counter_payments c
)`;

/** Leaves out test payments on a site that takes real money. */
export const countsOn = (livemode: boolean): SQL =>
  livemode ? sql`m.livemode is not false` : sql`true`;
