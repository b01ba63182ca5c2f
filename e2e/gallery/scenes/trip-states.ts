/** States of a trip that only time or the card's bank can cause, created by changing the server's response. */
import type { CalendarDay, Trip } from '@wayfarer/contract';

export type Change = (trip: Trip) => Trip;

/** The second day of the trip: checked in, and nothing can be changed anymore. */
export const underWay: Change = (trip) => ({
  ...trip,
  phase: 'under_way',
  localToday: nextDay(trip.booking.travelDate),
  checkedInAt: `${trip.booking.travelDate}T09:02:00.000Z`,
  cancellation: null,
  renameUntil: null,
  actions: { ...trip.actions, pay: false, change: false, rename: false, cancel: false },
});

/** The trip is over, and the rest was paid in cash. */
export const over: Change = (trip) => {
  const { breakdown, travelDate } = trip.booking;
  const { currency, dueOnArrival, paid } = breakdown;
  return {
    ...underWay(trip),
    phase: 'over',
    localToday: nextDay(trip.lastDay),
    booking: {
      ...trip.booking,
      breakdown: { ...breakdown, paid: paid + dueOnArrival, dueOnArrival: 0 },
    },
    counterPayments: [
      {
        kind: 'received',
        method: 'cash',
        amount: dueOnArrival,
        currency,
        receivedOn: travelDate,
      },
    ],
  };
};

const refund =
  (progress: NonNullable<Trip['booking']['cancellation']>['progress']): Change =>
  ({ booking, ...trip }) => ({
    ...trip,
    booking: {
      ...booking,
      cancellation: booking.cancellation && { ...booking.cancellation, progress },
    },
  });

export const refundAtBank = refund('at_bank');
export const refundFailed = refund('failed');

function nextDay(day: CalendarDay): CalendarDay {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
