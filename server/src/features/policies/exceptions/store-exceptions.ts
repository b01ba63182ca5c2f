import { searchText } from '@wayfarer/contract';
import { and, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor, Reader, Tx } from '../../../db/database.ts';
import { findRow, updateRows } from '../../../db/rows.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { policyExceptions } from '../../../db/tables/money/cancellations.ts';
import { spots } from '../../../db/tables/spots.ts';
import type { RefundCap } from '../trip-terms.ts';

export type ExceptionRow = typeof policyExceptions.$inferSelect;

export const countryKeyOf = (country: string) => searchText(country);

export interface TripPlace {
  offerId: string | null;
  country: string;
  travelDate: string;
  /** The cap of a trip that was moved. Exceptions made before the move give at most its percentage. */
  cap?: RefundCap | null;
}

export function findException(
  db: Reader,
  { cap = null, offerId: offer, country, travelDate }: TripPlace,
): Promise<ExceptionRow | null> {
  const { countryKey, createdAt, endedAt, fromDay, offerId, refundPercent, toDay } =
    policyExceptions;
  const given =
    cap === null
      ? refundPercent
      : sql`case when ${createdAt} > ${cap.since} then ${refundPercent}
          else least(${refundPercent}, ${cap.percent}) end`;
  return findRow(
    db,
    policyExceptions,
    and(
      isNull(endedAt),
      lte(fromDay, travelDate),
      gte(toDay, travelDate),
      or(isNull(countryKey), eq(countryKey, countryKeyOf(country))),
      offer === null ? isNull(offerId) : or(isNull(offerId), eq(offerId, offer)),
    ),
    desc(given),
    asc(createdAt),
  );
}

export function listExceptionRows(db: Executor): Promise<ExceptionRow[]> {
  const { createdAt, id } = policyExceptions;
  return db.select().from(policyExceptions).orderBy(desc(createdAt), desc(id));
}

export const findExceptionRow = (db: Executor, id: string) =>
  findRow(db, policyExceptions, eq(policyExceptions.id, id));

export async function isKnownOffer(db: Executor, id: string): Promise<boolean> {
  const spot = db.select({ id: spots.id }).from(spots).where(eq(spots.id, id));
  const booking = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.offerId, id));
  return (await spot.limit(1)).length + (await booking.limit(1)).length > 0;
}

export async function insertException(tx: Tx, row: ExceptionRow): Promise<void> {
  await tx.insert(policyExceptions).values(row);
}

/** Ends an exception. Returns false if it had already ended. */
export function endExceptionRow(tx: Tx, exceptionId: string, now: Date): Promise<boolean> {
  const { endedAt, id } = policyExceptions;
  return updateRows(
    tx,
    policyExceptions,
    { endedAt: now },
    and(eq(id, exceptionId), isNull(endedAt)),
  );
}
