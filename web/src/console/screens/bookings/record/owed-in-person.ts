import type { BookingRecord } from '@wayfarer/contract';

/**
 * Cash that is owed to the traveler, in minor units. A cancellation promised it, or it follows from a change to a
 * cheaper trip that couldn't be refunded to the card. Money that was returned in another way in the meantime is no
 * longer owed.
 */
export function owedInPerson(record: BookingRecord): number {
  return Math.min(promised(record), record.money.owed);
}

function promised({ booking, counterPayments, money }: BookingRecord): number {
  const { breakdown, cancellation, state } = booking;
  if (state === 'booked')
    return Math.min(money.counter, Math.max(0, breakdown.paid - breakdown.total));
  if (!cancellation) return 0;
  const returned = counterPayments
    .filter(
      ({ createdAt, kind, voided }) =>
        kind === 'returned' && !voided && createdAt >= cancellation.at,
    )
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, cancellation.refund.counter - returned);
}
