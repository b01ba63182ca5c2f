import type { ExportedStatementLine } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { listLinesOf, listLinesOfBookings, type OwnLine } from './store/account-data.ts';

export const exportStatementLines = async (db: Executor, uid: string) =>
  (await listLinesOf(db, uid)).map(present);

/** For the bookings of a customer without an account. */
export const exportGuestStatementLines = async (db: Executor, bookingIds: readonly string[]) =>
  (await listLinesOfBookings(db, bookingIds)).map(present);

function present({ bookingId, line }: OwnLine): ExportedStatementLine {
  const { amount, bookedOn, currency, payer, purpose } = line;
  return { bookingId, bookedOn, amount, currency, payer, purpose };
}
