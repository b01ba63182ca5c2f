import { and, desc, eq, getTableColumns, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { escapeLike } from '../../../db/containing.ts';
import { findRow, lockRow, updateRows } from '../../../db/rows.ts';
import { bookings, giftEntries, giftVouchers } from '../../../db/tables.ts';
import type { RowsAfter } from '../../../pagination/keyset-cursor.ts';

export type VoucherRow = typeof giftVouchers.$inferSelect;

/** A voucher with its amount and what is left of it, in minor units. */
export interface FoundVoucher {
  voucher: VoucherRow;
  amount: number;
  left: number;
}

export async function insertVoucher(tx: Tx, row: VoucherRow): Promise<void> {
  await tx.insert(giftVouchers).values(row);
}

export const findVoucherByHash = (db: Executor, hash: string) =>
  findRow(db, giftVouchers, eq(giftVouchers.codeHash, hash));

export const lockVoucherForUpdate = (tx: Tx, id: string) =>
  lockRow(tx, giftVouchers, eq(giftVouchers.id, id));

// the outer table's name is written out, because Drizzle would leave it out of the columns' names
const sumOf = (which: SQL) =>
  sql<number>`(select coalesce(sum(e.minor), 0) from gift_entries e
    where e.voucher_id = gift_vouchers.id and ${which})`.mapWith(Number);

const withSums = (db: Executor) =>
  db
    .select({
      voucher: getTableColumns(giftVouchers),
      amount: sumOf(sql`e.kind = 'issued'`),
      left: sumOf(sql`true`),
    })
    .from(giftVouchers);

export async function findVoucher(db: Executor, id: string): Promise<FoundVoucher | null> {
  const [found] = await withSums(db).where(eq(giftVouchers.id, id));
  return found ?? null;
}

const MOST_WORDS = 8;

/** Must match the expression of the index `gift_vouchers_search`. */
const searchedText = sql`(' ' || lower(${giftVouchers.codeEnd}) || ' ' || lower(${giftVouchers.note}))`;

function searched(q: string): SQL | undefined {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const inText = and(...words.map((word) => sql`${searchedText} like ${`%${escapeLike(word)}%`}`));
  const ofBooking = sql`${giftVouchers.id} = any(array(select ${giftEntries.voucherId} from ${giftEntries}
    join ${bookings} on ${bookings.id} = ${giftEntries.bookingId} where ${bookings.reference} = ${q.trim().toUpperCase()}))`;
  return or(
    sql`${giftVouchers.id} = any(array(select id from ${giftVouchers} where ${inText}))`,
    ofBooking,
  );
}

/** Vouchers, newest first, at most `limit` after a cursor. */
export function listVoucherPage(
  db: Executor,
  { after, limit, q }: RowsAfter & { q: string },
): Promise<FoundVoucher[]> {
  const { createdAt, id } = giftVouchers;
  const rest = after
    ? sql`(${createdAt}, ${id}) < (${after.key}::timestamptz, ${after.id})`
    : undefined;
  return withSums(db)
    .where(and(searched(q), rest))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export const endVoucherRow = (tx: Tx, id: string, end: { endedAt: Date; endReason: string }) =>
  updateRows(tx, giftVouchers, end, and(eq(giftVouchers.id, id), isNull(giftVouchers.endedAt)));

/** Clears the notes on older vouchers, which may name people. */
export async function eraseGiftNotesBefore(db: Executor, before: Date): Promise<void> {
  const { createdAt, note } = giftVouchers;
  await db
    .update(giftVouchers)
    .set({ note: '' })
    .where(and(ne(note, ''), lt(createdAt, before)));
}
