import { and, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { findRow, updateRows } from '../../db/rows.ts';
import { departures } from '../../db/tables/departures.ts';
import { spots } from '../../db/tables/spots.ts';

/** A destination and the first day of a trip to it. */
export interface DepartureDay {
  offerId: string;
  day: string;
}

const isDay = ({ day, offerId }: DepartureDay) =>
  and(eq(departures.offerId, offerId), eq(departures.day, day), eq(departures.startTime, ''));

/** The stored state of a departure; null if there is none, which means that the day is on sale. */
export const findDeparture = (db: Executor, of: DepartureDay) => findRow(db, departures, isDay(of));

/** Returns true if the day is closed, and keeps it that way until the transaction ends. */
export async function lockDepartureForShare(
  tx: Tx,
  of: DepartureDay,
  at: Date,
): Promise<{ closed: boolean }> {
  // a row must exist to be locked
  await tx
    .insert(departures)
    .values({ ...of, updatedAt: at })
    .onConflictDoNothing();
  const { closed } = departures;
  const [row] = await tx.select({ closed }).from(departures).where(isDay(of)).for('share');
  return row ?? { closed: false };
}

/**
 * Closes a day. Waits for transactions that book the destination or move a trip to that day; later transactions see
 * that it is closed.
 */
export async function closeDeparture(
  tx: Tx,
  of: DepartureDay,
  { at, batchId }: { batchId: string; at: Date },
): Promise<void> {
  await tx
    .select({ id: spots.id })
    .from(spots)
    .where(eq(spots.id, of.offerId))
    .for('no key update');
  const closed = { closed: true, batchId, updatedAt: at };
  await tx
    .insert(departures)
    .values({ ...of, ...closed })
    .onConflictDoUpdate({
      target: [departures.offerId, departures.day, departures.startTime],
      set: closed,
    });
}

/** Puts a day back on sale. Returns true if it was closed. */
export const openDeparture = (tx: Tx, of: DepartureDay, at: Date) =>
  updateRows(
    tx,
    departures,
    { closed: false, updatedAt: at },
    and(isDay(of), eq(departures.closed, true)),
  );
