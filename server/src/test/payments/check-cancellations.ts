import type { Database } from '../../db/database.ts';

/** What holds for bookings that were canceled, by the number that a violation is reported with. */
const RULES: Readonly<Record<string, string>> = {
  // A booking has one cancellation that stands where it is canceled, and none where it is not.
  C1: `select b.id from bookings b where (b.state = 'cancelled') <>
    ((select count(*) from cancellations c where c.booking_id = b.id and c.reinstated_at is null) = 1)`,
  // Never more goes back than came in.
  C2: `select p.id from payments p where p.amount < p.amount_lost
    + (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.state <> 'failed')`,
  // No money was taken into the books after a cancellation that stands.
  C3: `select p.id from payments p join cancellations c on c.booking_id = p.booking_id
    where c.reinstated_at is null and p.created_at > c.at`,
  // What a cancellation decided to give back has one refund; what it did not has none.
  C4: `select c.id from cancellations c where (c.refund_state = 'decided') <>
    ((select count(*) from refunds r where r.reason = 'cancellation:' || c.id) = 1)`,
  C5: `select c.id from cancellations c join refunds r on r.reason = 'cancellation:' || c.id
    where r.amount > c.refund_card_minor`,
  // Nothing can be paid for a booking that is canceled.
  C6: `select a.id from payment_intents a join bookings b on b.id = a.booking_id
    where b.state = 'cancelled' and a.state in ('creating', 'open')`,
  // What stands in the booking's row is what its counter payments add up to.
  C7: `select b.id from bookings b where b.counter_minor <> (select coalesce(
    sum(case kind when 'received' then amount else -amount end), 0)
    from counter_payments p where p.booking_id = b.id and p.voided_at is null)`,
  // A refund's kind is what its reason says: staff write none of the product's. Rows of before kinds have none.
  C8: `select r.id from refunds r where r.kind <> case
    when r.reason like 'made at the provider:%' then case when r.kind = 'change' then r.kind else 'provider' end
    when r.payment_id is null then 'rejection'
    when r.reason like 'cancellation:%' then 'cancellation'
    when r.reason like 'change:%' then 'change'
    else 'requested' end`,
  // Every end of a booking stands in its timeline.
  C9: `select c.id from cancellations c where not exists (select 1 from booking_events e
    where e.booking_id = c.booking_id and e.kind in ('cancelled', 'removed'))`,
};

/** Every violation, in words. Call it when nothing is in flight. */
export async function checkCancellations({ sql }: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [name, text] of Object.entries(RULES)) {
    const { rows } = await sql.query<{ id: string }>(text);
    found.push(...rows.map(({ id }) => `${name}: ${id}`));
  }
  return found;
}
