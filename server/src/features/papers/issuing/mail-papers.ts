import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { findBookingEmail } from '../../booking-claims/index.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { mailTrip } from '../../payments/index.ts';
import type { InvoiceRow } from '../store/documents.ts';

/** Emails the traveler that documents are on the trip page. Returns false if there is no address. */
export async function mailPapers(
  context: AppContext,
  tx: Tx,
  booking: BookingRow,
  papers: readonly Pick<InvoiceRow, 'number'>[],
): Promise<boolean> {
  const to = await findBookingEmail(tx, booking);
  const numbers = papers.map(({ number }) => number);
  await mailTrip(context, tx, { booking, to }, (write, address, trip) =>
    write.invoiceMail(address, trip, numbers),
  );
  return to !== null;
}
