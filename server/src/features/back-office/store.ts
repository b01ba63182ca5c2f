import { and, asc, eq, getTableColumns, gt, inArray, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { bookingEvents, bookings, counterPayments } from '../../db/tables/bookings.ts';

export type CounterRow = typeof counterPayments.$inferSelect;
export type EventRow = typeof bookingEvents.$inferSelect;

export async function insertCounterPayment(tx: Tx, row: CounterRow): Promise<void> {
  await tx.insert(counterPayments).values(row);
}

export async function findCounterPayment(db: Executor, id: string): Promise<CounterRow | null> {
  const [row] = await db.select().from(counterPayments).where(eq(counterPayments.id, id));
  return row ?? null;
}

/** Oldest first. */
export function listCounterPayments(db: Executor, bookingId: string): Promise<CounterRow[]> {
  const { createdAt, id } = counterPayments;
  return db
    .select()
    .from(counterPayments)
    .where(eq(counterPayments.bookingId, bookingId))
    .orderBy(asc(createdAt), asc(id));
}

/** Returns false if it was already voided. */
export async function voidCounterRow(
  tx: Tx,
  id: string,
  change: Pick<CounterRow, 'voidedAt' | 'voidedBy' | 'voidReason'>,
): Promise<boolean> {
  const changed = await tx
    .update(counterPayments)
    .set(change)
    .where(and(eq(counterPayments.id, id), isNull(counterPayments.voidedAt)))
    .returning({ id: counterPayments.id });
  return changed.length > 0;
}

/** The timeline of a booking, oldest first. */
export function listEvents(db: Executor, bookingId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.id));
}

/** For all of a traveler's bookings, oldest first. */
export async function listEventsOf(db: Executor, uid: string): Promise<EventRow[]> {
  return db
    .select(getTableColumns(bookingEvents))
    .from(bookings)
    .innerJoin(bookingEvents, eq(bookingEvents.bookingId, bookings.id))
    .where(eq(bookings.uid, uid))
    .orderBy(asc(bookingEvents.id));
}

export async function listCounterPaymentsOf(db: Executor, uid: string): Promise<CounterRow[]> {
  const { bookingId, createdAt, id } = counterPayments;
  return db
    .select(getTableColumns(counterPayments))
    .from(bookings)
    .innerJoin(counterPayments, eq(bookingId, bookings.id))
    .where(eq(bookings.uid, uid))
    .orderBy(asc(createdAt), asc(id));
}

/** Active bookings of a destination that begin on a day. */
export interface Departure {
  offerId: string;
  day: string;
}

const bookedFor = ({ day, offerId }: Departure, after: string) =>
  and(
    eq(bookings.offerId, offerId),
    eq(bookings.travelDate, day),
    inArray(bookings.state, ['held', 'booked']),
    gt(bookings.id, after),
  );

export function listBookingsOfDeparture(db: Executor, departure: Departure) {
  return db.select().from(bookings).where(bookedFor(departure, '')).orderBy(asc(bookings.id));
}

/** Their ids in order, after a given one. */
export async function listOfDeparture(
  db: Executor,
  { day, offerId }: Departure,
  after = '',
): Promise<string[]> {
  const { id } = bookings;
  const rows = await db
    .select({ id })
    .from(bookings)
    .where(bookedFor({ day, offerId }, after))
    .orderBy(asc(id));
  return rows.map((row) => row.id);
}
