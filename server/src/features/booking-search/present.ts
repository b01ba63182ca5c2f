import {
  payableLeft,
  isBalanceOverdue,
  type Attendance,
  type BookingListItem,
  type BookingMoney,
  type Cancellation,
} from '@wayfarer/contract';
import type { BookingForStaff } from '../bookings/index.ts';

interface Beside {
  attendance: Attendance;
  image: string | null;
  /** The agency's day. */
  today: string;
}

export function presentBookingListItem(
  booking: BookingForStaff,
  { attendance, image, today }: Beside,
): BookingListItem {
  const { cancellation, paid, reference, revision, state, travellers } = booking;
  return {
    _id: booking._id,
    reference,
    revision,
    state,
    ...(booking.awaitsAgency && { awaitsAgency: true }),
    ...(booking.transfer && { transferDueOn: booking.transfer.dueOn }),
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
    money: moneyOf(booking, today),
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

function moneyOf(booking: BookingForStaff, today: string): BookingMoney {
  const { breakdown, cancellation, plan, state } = booking;
  const { currency, dueNow, dueOnArrival, onlyOnArrival, paid, refunded, total } = breakdown;
  const agreed = cancellation?.total ?? total;
  const balance = dueNow + dueOnArrival;
  const { balanceDueOn, first } = plan;
  return {
    currency,
    total: agreed,
    paid,
    refunded,
    balance,
    ...(onlyOnArrival !== undefined && { onlyOnArrival }),
    ...(first !== null && { first }),
    ...(balanceDueOn !== null && { balanceDueOn }),
    ...(isBalanceOverdue({ balanceDueOn, state }, { balance: payableLeft(breakdown), today }) && {
      overdue: true as const,
    }),
  };
}

/**
 * The part of a cancellation's refund that hasn't been returned yet, in minor units: the card's part until the provider
 * has sent it, even while it is held or after it failed, and the rest of the cash, which counts like `owedAtCounter`.
 */
function leftToReturn({ progress, refund }: Cancellation, handedOut: number): number {
  const isSettled = progress === 'done' || progress === 'none';
  return (isSettled ? 0 : refund.card) + Math.max(0, refund.counter - handedOut);
}
