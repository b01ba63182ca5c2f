import { sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { countsOn, MOVEMENTS } from '../../../db/money/movements.ts';

/** A part of a booking's money that no document covers yet. */
export interface Uncovered {
  source: string;
  /** Numbers the parts of the same source, some of which documents may cover. */
  seq: number;
  /** The source whose money went back; null if that isn't known, or if money came in. */
  origin: string | null;
  /** In minor units; negative for returned money. */
  minor: number;
  at: Date;
  method: string;
  brand: string | null;
  last4: string | null;
  /** The day that staff recorded; null for card payments. */
  day: string | null;
}

/** To be read in a statement after locking the booking. Oldest first. */
export async function listUncovered(
  db: Executor,
  bookingId: string,
  livemode: boolean,
): Promise<Uncovered[]> {
  const { rows } = (await db.execute(sql`
    select m.source, coalesce(c.count, 0)::int + 1 as seq, m.origin, (m.minor - coalesce(c.minor, 0))::float8 as minor,
      (extract(epoch from m.at) * 1000)::float8 as at, m.method, m.brand, m.last4, m.day::text as day
    from ${sql.raw(MOVEMENTS)} m left join lateral (
      select sum(minor)::bigint as minor, count(*) as count from invoice_movements where source = m.source) c on true
    where m.booking_id = ${bookingId} and ${countsOn(livemode)} and m.minor <> coalesce(c.minor, 0)
    order by m.at, m.source`)) as unknown as { rows: (Omit<Uncovered, 'at'> & { at: number })[] };
  return rows.map(({ at, ...row }) => Object.assign(row, { at: new Date(at) }));
}

/** True if a refund by card is still on its way. */
export async function hasPendingRefund(db: Executor, bookingId: string): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    select 1 from refunds r join payments p on p.id = r.payment_id
    where p.booking_id = ${bookingId} and r.state = 'pending' limit 1`)) as unknown as {
    rows: unknown[];
  };
  return rows.length > 0;
}
