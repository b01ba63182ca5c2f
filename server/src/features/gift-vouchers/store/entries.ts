import { and, asc, desc, eq, gte, inArray, lt, not, sql } from 'drizzle-orm';
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
  /** When staff ended the voucher, which then takes nothing back; null if they didn't. */
  endedAt: Date | null;
}

/** The vouchers that still pay for a booking, the one used last first. */
export function listPaidWithGifts(db: Executor, bookingId: string): Promise<PaidWithGift[]> {
  const { at, minor, voucherId } = giftEntries;
  const { endedAt, id } = giftVouchers;
  return db
    .select({ voucherId, endedAt, paid: sql<number>`-sum(${minor})`.mapWith(Number) })
    .from(giftEntries)
    .innerJoin(giftVouchers, eq(id, voucherId))
    .where(eq(giftEntries.bookingId, bookingId))
    .groupBy(voucherId, endedAt)
    .having(sql`sum(${minor}) < 0`)
    .orderBy(desc(sql`max(${at})`), desc(voucherId));
}

/** The sum that would go back to a booking's vouchers, in minor units. */
export async function sumOwedToGifts(db: Executor, bookingId: string): Promise<number> {
  const used = await listPaidWithGifts(db, bookingId);
  return used.reduce((sum, { endedAt, paid }) => (endedAt === null ? sum + paid : sum), 0);
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
