import { isSince, type BookRule, type Site } from './book-rule.ts';

const MIGRATION = '0110-goodwill';

/** Goodwill that still counts, without failed refunds and voided entries. */
const COUNTED = `(select * from goodwill g where not exists (select 1 from refunds r
    where g.act = 'refund' and r.id = g.act_id and r.state = 'failed')
  and not exists (select 1 from counter_payments p
    where g.act = 'counter' and p.id = g.act_id and p.voided_at is not null))`;

/**
 * The money that a booking still has: the remaining amount of the card payments that count, plus the sum at the
 * counter.
 */
const IN_HAND = `(select coalesce(sum(p.amount - p.amount_lost - (select coalesce(sum(r.amount), 0) from refunds r
    where r.payment_id = p.id and r.state <> 'failed')), 0)
  from payments p where p.booking_id = b.id and not p.superseded) + b.counter_minor - b.given_minor`;

/** Rules for money that staff refund beyond the policy, and for changes that travelers may not make after paying. */
export const goodwillRules = (site: Site): readonly BookRule[] => [
  {
    name: 'G1',
    says: 'a member refunded more than their limit beyond the cancellation terms, for the booking:',
    broken: `select distinct g.booking_id as id from ${COUNTED} g
      where g.limit_minor is not null and g.amount_minor > 0 and g.amount_minor + (select coalesce(sum(h.amount_minor), 0)
        from ${COUNTED} h where h.booking_id = g.booking_id and h.at < g.at) > g.limit_minor`,
  },
  {
    name: 'G2',
    says: 'the refunds out of a booking’s kept amount exceed the goodwill that was recorded:',
    broken: `select b.id from bookings b join cancellations c on c.booking_id = b.id and c.reinstated_at is null
      where ${isSince('c.at', MIGRATION, site)} and c.kept_minor - (${IN_HAND}) >
        (select coalesce(sum(g.amount_minor), 0) from ${COUNTED} g where g.booking_id = b.id)
        + (select coalesce(sum(p.amount_lost), 0) from payments p where p.booking_id = b.id)
        + (select coalesce(sum(r.amount), 0) from refunds r join payments p on p.id = r.payment_id
          where p.booking_id = b.id and r.kind = 'provider')`,
  },
  {
    // allows for any time zone
    name: 'G3',
    says: 'a counter entry is dated before its booking or after the day it was recorded:',
    broken: `select p.id from counter_payments p join bookings b on b.id = p.booking_id
      where ${isSince('p.created_at', MIGRATION, site)}
        and (p.received_on < ((b.created_at at time zone 'utc') - interval '12 hours')::date
          or p.received_on > ((p.created_at at time zone 'utc') + interval '14 hours')::date)`,
  },
  {
    name: 'G4',
    says: 'a booking has an invalid refund cap:',
    broken: `select id from bookings where (refund_cap_percent is null) <> (refund_cap_since is null)
      or refund_cap_percent not between 0 and 99`,
  },
  {
    name: 'G5',
    says: 'a refund beyond the cancellation terms was not checked:',
    broken: `select r.id from refunds r where r.kind = 'requested' and r.requested_by is not null
      and ${isSince('r.created_at', MIGRATION, site)}
      and not exists (select 1 from goodwill g where g.act = 'refund' and g.act_id = r.id)`,
  },
  {
    name: 'G6',
    says: 'a change raised the refund on cancellation without a check, for the booking:',
    broken: `select e.booking_id as id from booking_events e where e.kind = 'changed' and e.detail ? 'back'
      and (e.detail->>'back')::bigint + (e.detail->>'cancelingAfter')::bigint - (e.detail->>'cancelingBefore')::bigint >
        coalesce((select g.amount_minor from goodwill g where g.act = 'change'
          and g.act_id = e.booking_id || ':' || (e.detail->>'revision')), 0)`,
  },
  {
    // leaves out cases that can't be decided, because money that was returned and paid again leaves no trace of the
    // time
    name: 'G7',
    says: 'a traveler changed a booking after a payment:',
    broken: `select e.booking_id as id from booking_events e
      where e.kind = 'changed' and e.by_kind = 'traveller' and ${isSince('e.at', MIGRATION, site)} and (
        exists (select 1 from counter_payments c where c.booking_id = e.booking_id and c.kind = 'received'
          and c.created_at < e.at and (c.voided_at is null or c.voided_at > e.at)
          and not exists (select 1 from counter_payments r where r.booking_id = e.booking_id and r.kind = 'returned'
            and r.created_at <= e.at))
        or exists (select 1 from payments p where p.booking_id = e.booking_id and p.created_at < e.at
          and not p.superseded and p.amount_refunded + p.amount_lost < p.amount
          and not exists (select 1 from refunds r where r.payment_id = p.id and (r.state = 'failed' or r.generation > 1))
          and not exists (select 1 from disputes d where d.payment_id = p.id and d.state = 'won')
          and ${site.livemode ? 'p.livemode is not false' : 'true'}))`,
  },
];
