import type { AccountExport } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { presentCounterPayment, presentEvent } from './present.ts';
import { listCounterPaymentsOf, listEventsOf } from './store.ts';

export { forgetWhoBegan } from './store.ts';

/** What happened to a traveler's bookings, and what was paid for them at the counter. */
export async function exportBookingHistory(
  db: Executor,
  uid: string,
): Promise<Pick<AccountExport, 'bookingEvents' | 'counterPayments'>> {
  const events = await listEventsOf(db, uid);
  const payments = await listCounterPaymentsOf(db, uid);
  return {
    bookingEvents: events.map(presentEvent),
    counterPayments: payments.map(presentCounterPayment),
  };
}
