import {
  partySize,
  type Booking,
  type ParsedInputOf,
  type updateBooking as endpoint,
} from '@wayfarer/contract';
import { recordBookingEvent } from '../../booking-events.ts';
import type { UserContext } from '../../context.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { notFound } from '../../problem-error.ts';
import { changedMail } from '../../mails/trips/changed-mail.ts';
import { mailedTrip } from '../../mails/trips/mailed-trip.ts';
import {
  bookingMoney,
  changeUnpaidBooking,
  findBooking,
  findPayerEmail,
} from '../payments/index.ts';
import { findTerms } from '../policies/index.ts';
import { repricedBooking } from './prices/agree-price.ts';
import { agreedPrice } from './policy.ts';
import { presentBooking } from './present.ts';
import { refuseTravelDate } from './refuse-travel-date.ts';
import { updateBookingRow } from './store/bookings.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];

/**
 * Changes date, duration and travelers of an own, unpaid booking, at the prices that were agreed. A
 * payment that was opened for it is cancelled first, so that an old price cannot be paid. Throws
 * `not_found`, `booking_paid`, `payment_in_progress`, `provider_unavailable`, `invalid_input`,
 * `party_not_allowed`, `amount_too_large`.
 */
export async function updateBooking(
  context: UserContext,
  id: string,
  input: Input,
): Promise<Booking> {
  const now = context.clock.now();
  // before an open payment is given up for it; the zone of a booking never changes
  const own = await findBooking(context.db.orm, id);
  if (own?.uid !== context.actor.uid) throw notFound('booking');
  refuseTravelDate(input.travelDate, now, zoneOfTrip(own));
  return changeUnpaidBooking(context, id, async (tx, before) => {
    const { party: same } = agreedPrice(before);
    const { travelDate, travelDuration: days, travellers: party = same } = input;
    const { charge } = context.config;
    const row = await updateBookingRow(tx, id, {
      travelDate,
      durationDays: days,
      ...repricedBooking(before, { days, party }, charge),
      revision: before.revision + 1,
      updatedAt: now,
    });
    if (!row) throw notFound('booking');
    const by = { kind: 'traveller', userId: context.actor.uid } as const;
    const detail = {
      travelDate,
      days,
      travelers: partySize(party),
      total: agreedPrice(row).trip.total,
    };
    await recordBookingEvent(context, tx, { bookingId: id, kind: 'changed', by, detail });
    const to = await findPayerEmail(tx, row.uid);
    if (to !== null) {
      const { breakdown } = await bookingMoney(context, tx, row);
      const { publicUrl } = context.config.http;
      const trip = await mailedTrip(tx, { publicUrl, booking: row, breakdown });
      await context.mail.enqueue(tx, changedMail(to, trip, { before, reason: null, back: [] }));
    }
    const terms = await findTerms(tx, row.policyId);
    return presentBooking(row, { charge, payments: [], terms, reader: context.actor });
  });
}
