import type {
  Attendance,
  Booking,
  BookingListItem,
  BookingMoney,
  Cancellation,
} from '@wayfarer/contract';
import type { BookingForStaff } from '../bookings/index.ts';

interface Beside {
  attendance: Attendance;
  image: string | null;
}

export function presentBookingListItem(
  booking: BookingForStaff,
  { attendance, image }: Beside,
): BookingListItem {
  const { cancellation, paid, reference, revision, state, travellers } = booking;
  return {
    _id: booking._id,
    reference,
    revision,
    state,
    ...(booking.awaitsAgency && { awaitsAgency: true }),
    attendance,
    travelName: booking.travelName,
    ...(booking.travelPhone !== undefined && { travelPhone: booking.travelPhone }),
    offerId: booking.offerId,
    travelSpot: booking.travelSpot,
    travelCountry: booking.travelCountry,
    ...(booking.translations && { translations: booking.translations }),
    image,
    travelDate: booking.travelDate,
    travelDuration: booking.travelDuration,
    startTime: booking.startTime,
    travellers,
    paid,
    money: moneyOf(booking),
    ...(cancellation && {
      refund: {
        amount: cancellation.refund.card + cancellation.refund.counter,
        progress: cancellation.progress,
        left: leftToReturn(cancellation, booking.handedOut),
      },
    }),
    createdAt: booking.createdAt,
  };
}

function moneyOf({ breakdown, cancellation }: Booking): BookingMoney {
  const { currency, dueNow, dueOnArrival, paid, refunded, total } = breakdown;
  const agreed = cancellation?.total ?? total;
  return { currency, total: agreed, paid, refunded, balance: dueNow + dueOnArrival };
}

/**
 * The part of a cancellation's refund that hasn't been returned yet, in minor units: the card's part until the provider
 * has sent it, even while it is held or after it failed, and the rest of the cash, which counts like `owedAtCounter`.
 */
function leftToReturn({ progress, refund }: Cancellation, handedOut: number): number {
  const isSettled = progress === 'done' || progress === 'none';
  return (isSettled ? 0 : refund.card) + Math.max(0, refund.counter - handedOut);
}
