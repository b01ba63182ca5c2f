import type { MoneyTaken } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import type { BookingRow } from '../booking-records/index.ts';
import type { CounterSums } from './store.ts';

interface Books {
  booking: BookingRow;
  counter: CounterSums;
  money: MoneyTaken;
}

/**
 * If the booking's rows contradict each other, alerts the operator and refuses to decide about its money. Throws
 * `money_unclear`.
 */
export function assertClear({ alarms }: AppContext, { booking, counter, money }: Books): void {
  const { received, returned } = counter;
  const agrees = booking.counter - booking.given === received - returned;
  const sound =
    money.total >= 0 && returned <= received && money.back >= 0 && money.back <= money.taken;
  if (agrees && sound) return;
  const says = 'the payment records of a booking contradict each other: nothing was decided';
  alarms.raise(
    'money_unclear',
    { bookingId: booking.id, kept: booking.counter, counter, money },
    says,
  );
  throw new ProblemError(
    'money_unclear',
    "Our payment records for this trip don't match. Nothing was changed, and we're looking into it.",
  );
}
