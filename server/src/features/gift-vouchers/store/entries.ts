import { and, asc, desc, eq, gte, inArray, isNull, lt, not, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { bookings, counterPayments, giftEntries, giftVouchers } from '../../../db/tables.ts';

export type EntryRow = typeof giftEntries.$inferSelect;

export async function insertEntry(tx: Tx, row: EntryRow): Promise<void> {
  await tx.insert(giftEntries).values(row);
}

/** The amount that is left on a voucher, in minor units. Hold the voucher's lock to decide on it. */
export async function leftOfVoucher(db: Executor, voucherId: string): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`coalesce(sum(${giftEntries.minor}), 0)`.mapWith(Number) })
    .from(giftEntries)
    .where(eq(giftEntries.voucherId, voucherId));
  return row?.left ?? 0;
}

export interface FoundEntry {
  entry: EntryRow;
  reference: string | null;
}

/** Oldest first. */
export function listEntries(db: Executor, voucherId: string): Promise<FoundEntry[]> {
  return db
    .select({ entry: giftEntries, reference: bookings.reference })
    .from(giftEntries)
    .leftJoin(bookings, eq(bookings.id, giftEntries.bookingId))
    .where(eq(giftEntries.voucherId, voucherId))
    .orderBy(asc(giftEntries.at), asc(giftEntries.id));
}

/** The amount with which a voucher still pays for a booking, in minor units. */
export interface PaidWithGift {
  voucherId: string;
  paid: number;
}

/** The vouchers that still pay for a booking, the one used last first. */
export function listPaidWithGifts(db: Executor, bookingId: string): Promise<PaidWithGift[]> {
  const { at, minor, voucherId } = giftEntries;
  return db
    .select({ voucherId, paid: sql<number>`-sum(${minor})`.mapWith(Number) })
    .from(giftEntries)
    .where(eq(giftEntries.bookingId, bookingId))
    .groupBy(voucherId)
    .having(sql`sum(${minor}) < 0`)
    .orderBy(desc(sql`max(${at})`), desc(voucherId));
}

/** The sum that would go back to a booking's vouchers, which staff haven't ended, in minor units. */
export async function sumOwedToGifts(db: Executor, bookingId: string): Promise<number> {
  const { bookingId: of, minor, voucherId } = giftEntries;
  const paid = db
    .select({ sum: sql<number>`-sum(${minor})`.as('sum') })
    .from(giftEntries)
    .innerJoin(giftVouchers, and(eq(giftVouchers.id, voucherId), isNull(giftVouchers.endedAt)))
    .where(eq(of, bookingId))
    .groupBy(voucherId)
    .as('paid');
  const [row] = await db
    .select({ sum: sql`coalesce(sum(greatest(0, ${paid.sum})), 0)`.mapWith(Number) })
    .from(paid);
  return row?.sum ?? 0;
}

/** The amounts that went back to gift vouchers since a time and weren't voided, in minor units, oldest first. */
export function listGiftsBack(
  db: Executor,
  { bookingId, since }: { bookingId: string; since: Date },
): Promise<{ amount: number; codeEnd: string; expiresOn: string | null }[]> {
  const { at, bookingId: of, counterPaymentId, id, kind, minor, voucherId } = giftEntries;
  const { codeEnd, expiresOn } = giftVouchers;
  const isVoided = sql`exists (select 1 from ${counterPayments}
    where ${counterPayments.id} = ${counterPaymentId} and ${counterPayments.voidedAt} is not null)`;
  return db
    .select({ amount: minor, codeEnd, expiresOn })
    .from(giftEntries)
    .innerJoin(giftVouchers, eq(giftVouchers.id, voucherId))
    .where(and(eq(of, bookingId), eq(kind, 'returned'), gte(at, since), not(isVoided)))
    .orderBy(asc(at), asc(id));
}

/** The entry of a counter payment; null if no voucher is involved. */
export async function findEntryOf(
  db: Executor,
  counterPaymentId: string,
): Promise<EntryRow | null> {
  const { counterPaymentId: of, kind } = giftEntries;
  const [row] = await db
    .select()
    .from(giftEntries)
    .where(and(eq(of, counterPaymentId), inArray(kind, ['redeemed', 'returned'])));
  return row ?? null;
}

/** Deletes names of people whose accounts are gone from older entries. */
export async function forgetWhoIssued(
  db: Executor,
  gone: readonly string[],
  before: Date,
): Promise<void> {
  if (gone.length === 0) return;
  const { at, byUserId } = giftEntries;
  await db
    .update(giftEntries)
    .set({ byUserId: null, byName: null })
    .where(and(inArray(byUserId, [...gone]), lt(at, before)));
}
