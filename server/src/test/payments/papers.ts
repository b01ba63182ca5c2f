import type { PaymentsWorld } from './payments-world.ts';

export { USUAL_PAPERS } from '../../../../contract/src/fields/money/papers.ts';

/** Copies a booking a number of times, each with a counter payment of its own. */
export async function copyPaid(
  { db, now }: Pick<PaymentsWorld, 'db' | 'now'>,
  { _id }: { _id: string },
  count: number,
): Promise<void> {
  await db.sql.query(
    `insert into bookings select (jsonb_populate_record(b, jsonb_build_object(
       'id', b.id || ':' || n, 'reference', 'WF-' || lpad(n::text, 6, '0'), 'counter_minor', 100 + n))).*
     from bookings b, generate_series(1, $2::int) n where b.id = $1`,
    [_id, count],
  );
  await db.sql.query(
    `insert into counter_payments (id, booking_id, kind, method, amount, currency, received_on, by_user_id, note, created_at)
     select b.id, b.id, 'received', 'cash', b.counter_minor, b.currency, $2::timestamptz::date, null, '', $2
     from bookings b where b.id like $1 || ':%'`,
    [_id, now()],
  );
}
