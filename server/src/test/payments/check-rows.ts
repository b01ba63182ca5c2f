import type { Database } from '../../db/database.ts';
import { comparePlaces, findWrongKept } from '../../features/places/index.ts';
import { findBrokenOffers } from '../../features/waitlist/index.ts';
import { checkBooks } from '../../features/payments/index.ts';

/**
 * Rules that are stricter than the doctor's. The doctor may run while work is in progress, and its clock may differ
 * from the database's.
 */
const STRICT: Readonly<Record<string, string>> = {
  // C2: no more is refunded than came in, including pending refunds.
  C2: `select p.id from payments p where p.amount < p.amount_lost
    + (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.state <> 'failed')`,
  // C3: no payment was recorded after a cancellation that is in force.
  C3: `select p.id from payments p join cancellations c on c.booking_id = p.booking_id
    where c.reinstated_at is null and p.created_at > c.at`,
  // T1: all batches have ended, no matter what happened to their bookings.
  T1: 'select id from booking_batches where finished_at is null',
};

/** Returns every violation of the rules for these rows, in words. Call it when nothing is in flight. */
export async function checkRows({ sql }: Database, livemode: boolean): Promise<string[]> {
  const broken = await checkBooks(sql, { livemode, upgrading: '0' });
  const found = broken.map(
    ({ id, more, name, says }) => `${name}: ${says} ${id}, and ${more} more`,
  );
  for (const [name, text] of Object.entries(STRICT)) {
    const { rows } = await sql.query<{ id: string }>(text);
    found.push(...rows.map(({ id }) => `${name}: ${id}`));
  }
  // Q1: the places of each day are those of its bookings
  const { wrong } = await comparePlaces(sql);
  // Q3: no more places are kept for those who wait than are free
  const kept = await findWrongKept(sql);
  // Q7: an offer has a held booking
  const offers = await findBrokenOffers(sql);
  return [
    ...found,
    ...kept.map((day) => `Q3: ${day.offerId} ${day.day}: ${day.kept} kept`),
    ...offers.map(({ day, id }) => `Q7: ${id} ${day}`),
    ...wrong.map(
      ({ day, offerId, people, taken }) => `Q1: ${offerId} ${day}: ${taken} of ${people}`,
    ),
  ];
}
