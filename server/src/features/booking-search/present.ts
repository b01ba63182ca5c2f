import type { Attendance, Booking, BookingMoney, BookingListItem } from '@wayfarer/contract';

interface Beside {
  attendance: Attendance;
  image: string | null;
}

/** A booking in the agency's lists. */
export function presentBookingListItem(
  booking: Booking,
  { attendance, image }: Beside,
): BookingListItem {
  const { cancellation, paid, reference, revision, state, travellers } = booking;
  return {
    _id: booking._id,
    reference,
    revision,
    state,
    attendance,
    travelName: booking.travelName,
    offerId: booking.offerId,
    travelSpot: booking.travelSpot,
    travelCountry: booking.travelCountry,
    image,
    travelDate: booking.travelDate,
    travelDuration: booking.travelDuration,
    travellers,
    paid,
    money: moneyOf(booking),
    ...(cancellation && {
      refund: {
        amount: cancellation.refund.card + cancellation.refund.counter,
        progress: cancellation.progress,
      },
    }),
    createdAt: booking.createdAt,
  };
}

/** The same figures that the traveler sees. */
function moneyOf({ breakdown, cancellation }: Booking): BookingMoney {
  const { currency, dueNow, dueOnArrival, paid, refunded, total } = breakdown;
  const agreed = cancellation?.total ?? total;
  return { currency, total: agreed, paid, refunded, balance: dueNow + dueOnArrival };
}
