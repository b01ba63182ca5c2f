import type { Database } from '../../db/database.ts';

/** Rows that still count: what failed or was voided was not given. */
const COUNTED = `goodwill g where not exists (select 1 from refunds r
    where g.act = 'refund' and r.id = g.act_id and r.state = 'failed')
  and not exists (select 1 from counter_payments p
    where g.act = 'counter' and p.id = g.act_id and p.voided_at is not null)`;

/** By card what is left of the payments that count, and what is in the till. */
const IN_HAND = `(select coalesce(sum(p.amount - p.amount_lost - (select coalesce(sum(r.amount), 0) from refunds r
    where r.payment_id = p.id and r.state <> 'failed')), 0)
  from payments p where p.booking_id = b.id and not p.superseded) + b.counter_minor`;

/** What holds for money that staff give back, by the number that a violation is reported with. */
const RULES: Readonly<Record<string, string>> = {
  // Where members alone gave something beyond the policy, it is together no more than the limit of one of them.
  G1: `select g.booking_id as id from ${COUNTED} group by g.booking_id
    having bool_and(g.limit_minor is not null) and sum(g.amount_minor) > max(g.limit_minor)`,
  // Of what a cancellation keeps, nothing went back unless it was written down, or a bank or the provider took it.
  G2: `select b.id from bookings b join cancellations c on c.booking_id = b.id and c.reinstated_at is null
    where c.kept_minor - (${IN_HAND}) >
      (select coalesce(sum(g.amount_minor), 0) from ${COUNTED} and g.booking_id = b.id)
      + (select coalesce(sum(p.amount_lost), 0) from payments p where p.booking_id = b.id)
      + (select coalesce(sum(r.amount), 0) from refunds r join payments p on p.id = r.payment_id
        where p.booking_id = b.id and r.kind = 'provider')`,
  // Cash changed hands since the trip was booked, and not after it was written down, wherever on earth.
  G3: `select p.id from counter_payments p join bookings b on b.id = p.booking_id
    where p.received_on < ((b.created_at at time zone 'utc') - interval '12 hours')::date
      or p.received_on > ((p.created_at at time zone 'utc') + interval '14 hours')::date`,
  // A cap is a percent that was true at some moment.
  G4: `select id from bookings where (refund_cap_percent is null) <> (refund_cap_since is null)
    or refund_cap_percent not between 0 and 99`,
};

/** Every violation, in words. Call it when nothing is in flight. */
export async function checkGoodwill({ sql }: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [name, text] of Object.entries(RULES)) {
    const { rows } = await sql.query<{ id: string }>(text);
    found.push(...rows.map(({ id }) => `${name}: ${id}`));
  }
  return found;
}
