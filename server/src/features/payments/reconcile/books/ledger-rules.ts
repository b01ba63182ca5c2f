import type { BookRule, Site } from './book-rule.ts';

/** Two events within this span can't be ordered, because processes' clocks differ. */
const MOMENT = `interval '1 minute'`;

/**
 * Bookings whose cancellation doesn't match the payments, refunds, disputes and counter entries of that time. Leaves
 * out cases that can't be decided anymore: refunds decided again, disputes that were ever won (a dispute keeps only
 * its last decision), other events at almost the same time, and test money on a site that takes real money now or ever
 * did.
 */
const canceledOtherwise = (livemode: boolean) => `
  select c.booking_id as id from cancellations c
  where c.reinstated_at is null
    and not exists (select 1 from payments p join refunds r on r.payment_id = p.id where p.booking_id = c.booking_id
      and (r.generation > 1 or r.state = 'failed' and abs(extract(epoch from r.finished_at - c.at)) < 60))
    and not exists (select 1 from payments p left join disputes d on d.payment_id = p.id
      where p.booking_id = c.booking_id
        and (p.superseded or d.state = 'won' or abs(extract(epoch from d.closed_at - c.at)) < 60))
    and not exists (select 1 from payment_journal j where j.booking_id = c.booking_id and j.kind = 'dispute_won')
    and not exists (select 1 from payments p where p.booking_id = c.booking_id and p.livemode is false
      and (${livemode} or exists (select 1 from payments q where q.livemode is not false)))
    and not exists (select 1 from counter_payments e where e.booking_id = c.booking_id
      and (e.created_at = c.at or abs(extract(epoch from e.voided_at - c.at)) < 60))
    and c.kept_minor + c.refund_card_minor + c.refund_counter_minor <>
      (select coalesce(sum(greatest(0, p.amount
          - (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id
              and r.reason <> 'cancellation:' || c.id and (r.created_at, r.id) < (c.at, c.id)
              and (r.state <> 'failed' or r.finished_at > c.at))
          - (select coalesce(sum(d.amount), 0) from disputes d where d.payment_id = p.id
              and d.state = 'lost' and d.closed_at < c.at))), 0)
        from payments p where p.booking_id = c.booking_id)
      + (select coalesce(sum(case e.kind when 'received' then e.amount else -e.amount end), 0)
        from counter_payments e where e.booking_id = c.booking_id and e.created_at < c.at
          and (e.voided_at is null or e.voided_at > c.at))`;

/** Invariants between payments, refunds, disputes, cash and cancellations. */
export const ledgerRules = ({ livemode }: Site): readonly BookRule[] => [
  {
    name: 'C1',
    says: 'a canceled booking has no cancellation, or an active booking has one:',
    broken: `select b.id from bookings b where (b.state = 'cancelled') <>
      ((select count(*) from cancellations c where c.booking_id = b.id and c.reinstated_at is null) = 1)`,
  },
  {
    name: 'C2',
    says: 'more was returned than was paid, for the payment:',
    broken: `select p.id from payments p where p.amount < p.amount_lost
      + (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.state = 'succeeded')`,
  },
  {
    name: 'C3',
    says: 'a payment was accepted for a trip that was already canceled:',
    broken: `select p.id from payments p join cancellations c on c.booking_id = p.booking_id
      where c.reinstated_at is null and p.created_at > c.at + ${MOMENT}`,
  },
  {
    name: 'C4',
    says: 'a cancellation promises a refund that was not made, or has one that it does not promise:',
    broken: `select c.id from cancellations c where (c.refund_state = 'decided') <>
      exists (select 1 from refunds r where r.reason = 'cancellation:' || c.id)`,
  },
  {
    name: 'C5',
    says: 'a cancellation was decided with a smaller amount than its refund:',
    broken: `select c.id from cancellations c join refunds r on r.reason = 'cancellation:' || c.id
      group by c.id, c.refund_card_minor having sum(r.amount) > c.refund_card_minor`,
  },
  {
    name: 'C6',
    says: 'a payment attempt can still be paid, although its trip is canceled:',
    broken: `select a.id from payment_intents a join bookings b on b.id = a.booking_id
      where b.state = 'cancelled' and a.state in ('creating', 'open')`,
  },
  {
    name: 'C7',
    says: 'a booking’s cash total differs from its counter entries:',
    broken: `select b.id from bookings b where (b.counter_minor - b.given_minor, b.given_minor) <> (select
      coalesce(sum(case kind when 'received' then amount else -amount end), 0), coalesce(sum(p.given_minor), 0)
      from counter_payments p where p.booking_id = b.id and p.voided_at is null)`,
  },
  {
    // allows rows without a kind from before refunds had kinds, unless they are for changes
    name: 'C8',
    says: 'a refund’s kind and reason contradict each other:',
    broken: `select r.id from refunds r where r.kind <> case
      when r.reason like 'made at the provider:%' then case when r.kind = 'change' then r.kind else 'provider' end
      when r.payment_id is null then 'rejection'
      when r.reason like 'cancellation:%' then 'cancellation'
      when r.reason like 'change:%' then 'change'
      when r.charged_again_at is not null then 'change'
      else 'requested' end`,
  },
  {
    name: 'C9',
    says: 'a cancellation is missing from the timeline:',
    broken: `select c.id from cancellations c where not exists (select 1 from booking_events e
      where e.booking_id = c.booking_id and e.kind in ('cancelled', 'removed'))`,
  },
  {
    name: 'C10',
    says: 'a booking was canceled for a different sum than had been paid:',
    broken: canceledOtherwise(livemode),
  },
  {
    name: 'C11',
    says: 'a payment’s returned amount differs from its refunds and disputes:',
    broken: `select p.id from payments p,
      lateral (select least(p.amount, coalesce(sum(r.amount), 0)) as refunded from refunds r
        where r.payment_id = p.id and r.state = 'succeeded') back,
      lateral (select least(p.amount - back.refunded, coalesce(sum(d.amount), 0)) as lost from disputes d
        where d.payment_id = p.id and d.state = 'lost') bank
      where (p.amount_refunded, p.amount_lost) <> (back.refunded, bank.lost)`,
  },
];
