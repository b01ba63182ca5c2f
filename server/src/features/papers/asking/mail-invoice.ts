import type { UserContext } from '../../../context.ts';
import { notFound } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { findBooking } from '../../booking-records/index.ts';
import { mailPapers } from '../issuing/mail-papers.ts';
import { findInvoice } from '../store/documents.ts';

/** Emails a document to its traveler again. Throws `not_found`. */
export async function mailInvoice(context: UserContext, id: string): Promise<{ mailed: boolean }> {
  const { db } = context;
  const row = await findInvoice(db.orm, id);
  const booking = row && (await findBooking(db.orm, row.bookingId));
  if (row === null || booking === null) throw notFound('document');
  const mailed = await db.orm.transaction(async (tx) => {
    await recordAct(context, tx, 'invoice_mailed', row.bookingId, { number: row.number });
    return mailPapers(context, tx, booking, [row]);
  });
  return { mailed };
}
