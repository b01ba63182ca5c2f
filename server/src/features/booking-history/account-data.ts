import type { AccountExport } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { listEventsOf } from '../booking-records/index.ts';
import { presentCounterPayment, listCounterPaymentsOf } from '../counter-payments/index.ts';
import { presentEvent } from './present.ts';
import { listNotesOf } from './store-notes.ts';

/** The events, notes and counter payments of a traveler's bookings. */
export async function exportBookingHistory(
  db: Executor,
  uid: string,
): Promise<Pick<AccountExport, 'bookingEvents' | 'bookingNotes' | 'counterPayments'>> {
  const events = await listEventsOf(db, uid);
  const payments = await listCounterPaymentsOf(db, uid);
  const notes = await listNotesOf(db, uid);
  return {
    bookingEvents: events.map(presentEvent),
    bookingNotes: notes.map(({ at, body, bookingId }) => ({
      bookingId,
      at: at.toISOString(),
      text: body,
    })),
    counterPayments: payments.map(presentCounterPayment),
  };
}
