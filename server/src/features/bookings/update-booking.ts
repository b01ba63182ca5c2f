import type { Booking, ParsedInputOf, updateBooking as endpoint } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { invalidInput, notFound } from '../../problem-error.ts';
import { changeUnpaidBooking } from '../payments/index.ts';
import { travelDateRefusal } from './policy.ts';
import { presentBooking } from './present.ts';
import { refuseTooDear } from './refuse-over-card-limit.ts';
import { updateBookingRow } from './store.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];

/**
 * Changes date and duration of an own, unpaid booking. A payment that was opened for it is
 * cancelled first, so that an old price cannot be paid. Throws `not_found`, `booking_paid`,
 * `payment_in_progress`, `provider_unavailable`, `invalid_input`, `amount_too_large`.
 */
export async function updateBooking(
  context: UserContext,
  id: string,
  input: Input,
): Promise<Booking> {
  const now = context.clock.now();
  const refusal = travelDateRefusal(input.travelDate, now);
  if (refusal !== null) throw invalidInput('travelDate', refusal);
  return changeUnpaidBooking(context, id, async (tx) => {
    const row = await updateBookingRow(tx, id, {
      travelDate: input.travelDate,
      durationDays: input.travelDuration,
      updatedAt: now,
    });
    if (!row) throw notFound('booking');
    const { charge } = context.config;
    refuseTooDear(row, row.durationDays, charge);
    return presentBooking(row, { charge, payment: null, reader: context.actor });
  });
}
