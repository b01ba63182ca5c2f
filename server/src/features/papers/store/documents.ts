import { asc, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { findRow } from '../../../db/rows.ts';
import { invoiceMovements, invoices, type InvoiceRow } from '../../../db/tables/money/papers.ts';

export type { InvoiceRow } from '../../../db/tables/money/papers.ts';

/** A document of a booking, with the sources of the money that it covers. */
export interface Issued extends InvoiceRow {
  sources: string[];
}

/** Oldest first. */
export async function listIssued(db: Executor, bookingId: string): Promise<Issued[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.bookingId, bookingId))
    .orderBy(asc(invoices.createdAt), asc(invoices.id));
  if (rows.length === 0) return [];
  const covered = await db
    .select()
    .from(invoiceMovements)
    .where(eq(invoiceMovements.bookingId, bookingId));
  const sourcesOf = (id: string) =>
    covered.filter(({ invoiceId }) => invoiceId === id).map(({ source }) => source);
  return rows.map((row) => Object.assign(row, { sources: sourcesOf(row.id) }));
}

export const findInvoice = (db: Executor, id: string) => findRow(db, invoices, eq(invoices.id, id));

export async function insertInvoice(
  tx: Tx,
  row: InvoiceRow,
  movements: readonly { source: string; seq: number; minor: number }[],
): Promise<void> {
  await tx.insert(invoices).values(row);
  if (movements.length === 0) return;
  const { bookingId, id: invoiceId } = row;
  await tx
    .insert(invoiceMovements)
    .values(
      movements.map(({ minor, seq, source }) => ({ source, seq, minor, invoiceId, bookingId })),
    );
}
