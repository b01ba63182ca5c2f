import type { AccountExport } from '@wayfarer/contract';
import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { listCompanies, listDocumentRows } from '../store/account-data.ts';

type ExportedPapers = Pick<AccountExport, 'documents' | 'invoiceCompanies'>;

export const exportDocuments = (db: Executor, uid: string) => exported(db, eq(bookings.uid, uid));

/** For the bookings of a customer without an account. */
export const exportGuestDocuments = (db: Executor, bookingIds: readonly string[]) =>
  exported(db, inArray(bookings.id, [...bookingIds]));

async function exported(db: Executor, whose: SQL): Promise<ExportedPapers> {
  const documents = await listDocumentRows(db, whose);
  const companies = await listCompanies(db, whose);
  return {
    documents: documents.map(({ total, ...row }) => ({
      ...row,
      total: row.kind === 'invoice' ? total : -total,
    })),
    invoiceCompanies: companies.flatMap(({ bookingId, company }) =>
      company === null ? [] : [{ bookingId, ...company }],
    ),
  };
}
