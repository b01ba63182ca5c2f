import { awaitsAnswer, type BookingRecord, earliestToday, hasEnded } from '@wayfarer/contract';

/** True if the trip can be paid by card, by the same rules as on the server. */
export function isPayable({ booking, money }: BookingRecord): boolean {
  const isOver = booking.travelDate < earliestToday(new Date());
  return !hasEnded(booking) && !awaitsAnswer(booking) && !isOver && money.balance > 0;
}

/** The address for emails about the booking: its account's, or the one that it waits for; empty if there is none. */
export const addressOf = ({ customer, waitsFor }: BookingRecord): string =>
  customer?.email ?? waitsFor ?? '';

/** The part of the price that is to be paid next, in minor units. */
export function nextPart({ booking, money }: BookingRecord) {
  return booking.paid
    ? ({ asks: 'balance', amount: money.balance } as const)
    : ({ asks: 'first', amount: booking.breakdown.dueNow } as const);
}
