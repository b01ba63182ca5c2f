import { and, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { departures } from '../../db/tables/departures.ts';
import { spots } from '../../db/tables/spots.ts';

/** A destination, and the day on which a trip to it begins. */
export interface DepartureDay {
  offerId: string;
  day: string;
}

export type DepartureRow = typeof departures.$inferSelect;

const isDay = ({ day, offerId }: DepartureDay) =>
  and(eq(departures.offerId, offerId), eq(departures.day, day), eq(departures.startTime, ''));

/** Null where nothing is said of it: then it is on sale. */
export async function findDeparture(db: Executor, of: DepartureDay): Promise<DepartureRow | null> {
  const [row] = await db.select().from(departures).where(isDay(of));
  return row ?? null;
}

/** Whether it is closed; it stays as it is until the transaction ends. */
export async function lockDepartureForShare(
  tx: Tx,
  of: DepartureDay,
  at: Date,
): Promise<{ closed: boolean }> {
  // without a row there is nothing to lock
  await tx
    .insert(departures)
    .values({ ...of, updatedAt: at })
    .onConflictDoNothing();
  const { closed } = departures;
  const [row] = await tx.select({ closed }).from(departures).where(isDay(of)).for('share');
  return row ?? { closed: false };
}

/** Waits for whoever books the destination, or moves a trip to that day; those who come later see it closed. */
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

/** Returns whether it was closed before. */
export async function openDeparture(tx: Tx, of: DepartureDay, at: Date): Promise<boolean> {
  const opened = await tx
    .update(departures)
    .set({ closed: false, updatedAt: at })
    .where(and(isDay(of), eq(departures.closed, true)))
    .returning({ day: departures.day });
  return opened.length > 0;
}
