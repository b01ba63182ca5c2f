import type { AccountExport } from '@wayfarer/contract';
import type { Executor } from '../../../db/database.ts';
import { papersOfBookings, papersOfUser } from '../store/account-data.ts';

type ExportedPapers = Pick<AccountExport, 'documents' | 'invoiceCompanies'>;
type Papers = Awaited<ReturnType<typeof papersOfUser>>;

export const exportDocuments = async (db: Executor, uid: string) =>
  present(await papersOfUser(db, uid));

/** For the bookings of a customer without an account. */
export const exportGuestDocuments = async (db: Executor, bookingIds: readonly string[]) =>
  present(await papersOfBookings(db, bookingIds));

const present = ({ companies, documents }: Papers): ExportedPapers => ({
  documents: documents.map((row) =>
    Object.assign(row, { total: row.kind === 'invoice' ? row.total : -row.total }),
  ),
  invoiceCompanies: companies.flatMap(({ bookingId, company }) =>
    company === null ? [] : [{ bookingId, ...company }],
  ),
});
