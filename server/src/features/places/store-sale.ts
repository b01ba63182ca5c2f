import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { updateRows } from '../../db/rows.ts';
import { departures } from '../../db/tables/departures.ts';
import { spots } from '../../db/tables/spots.ts';
import { type DepartureDay, isDay, KEY } from './store.ts';

/** Tells if a day is closed, and keeps that state until the transaction ends. */
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
  await lockSale(tx, of.offerId);
  const closed = { closed: true, batchId, updatedAt: at };
  await tx
    .insert(departures)
    .values({ ...of, ...closed })
    .onConflictDoUpdate({
      target: KEY,
      set: closed,
    });
}

/**
 * Waits for transactions that book the destination, and keeps new bookings out. Returns false if the destination
 * isn't online.
 */
export async function lockSale(tx: Tx, spotId: string): Promise<boolean> {
  const found = await tx
    .select({ id: spots.id })
    .from(spots)
    .where(eq(spots.id, spotId))
    .for('no key update');
  return found.length > 0;
}

/**
 * Waits for changes to a destination's limits and days, and keeps new changes out. Returns false if the destination
 * isn't online.
 */
export async function lockSaleForShare(tx: Tx, spotId: string): Promise<boolean> {
  const { id } = spots;
  const found = await tx.select({ id }).from(spots).where(eq(id, spotId)).for('share');
  return found.length > 0;
}

export const openDeparture = (tx: Tx, of: DepartureDay, at: Date) =>
  updateRows(
    tx,
    departures,
    { closed: false, updatedAt: at },
    and(isDay(of), eq(departures.closed, true)),
  );
