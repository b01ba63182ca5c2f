import { fromMajorUnits, maxMinorUnits, type BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { invalidInput, notFound, ProblemError } from '../../../problem-error.ts';
import { lockBookingForUpdate } from '../../booking-records/index.ts';
import { assertNoCardTesting } from '../limits/card-testing.ts';
import { isPayable, isPrice, payableSince } from '../policy.ts';
import { amountTooLarge, bookingPaid, priceChanged } from '../problems.ts';
import { insertAttempt, lockOpenUnassignedAttemptForUpdate } from '../store/attempts.ts';
import { lockPricedBookingsForUpdate } from '../store/priced-bookings.ts';
import {
  attemptForBooking,
  newAttempt,
  ofToday,
  readOpening,
  type Opening,
  type Prepared,
} from './attempt-for-booking.ts';

type TravelersOpening = Opening & UserContext;

/**
 * Stores the amount to pay under the booking's lock, before the provider is called. The amount can't change from then
 * on. Returns the open attempt if there is one.
 */
export async function prepareAttempt(
  context: UserContext,
  input: BodyOf<'createPaymentIntent'>,
): Promise<Prepared> {
  const { bookingId, part, price } = input;
  const opening = { ...context, ...(await readOpening(context)) };
  return context.db.orm.transaction((tx) => {
    if (bookingId !== undefined) return prepareForBooking(opening, tx, bookingId, { part, price });
    if (price !== undefined) return prepareForPrice(opening, tx, price);
    throw invalidInput('bookingId', 'is required');
  });
}

async function prepareForBooking(
  context: TravelersOpening,
  tx: Tx,
  bookingId: string,
  { part = 'first', price }: Pick<BodyOf<'createPaymentIntent'>, 'part' | 'price'>,
): Promise<Prepared> {
  const booking = await lockBookingForUpdate(tx, bookingId);
  if (booking === null || booking.uid !== context.actor.uid) throw notFound('booking');
  return attemptForBooking(context, tx, booking, {
    asked: part,
    linkId: null,
    checkAmount: (amount, currency) => {
      if (price === undefined || isPrice(price, amount, currency)) return;
      throw priceChanged(amount, currency);
    },
  });
}

/**
 * The specification's own client sends only a price (spec §7), which must be the amount due for one of the caller's
 * bookings. If exactly one booking matches, the payment is for that one; otherwise the booking is named when the
 * payment is saved.
 */
async function prepareForPrice(
  context: TravelersOpening,
  tx: Tx,
  price: number,
): Promise<Prepared> {
  const { actor, clock, config, payments } = context;
  const { charge, currency } = config;
  const now = clock.now();
  const amount = fromMajorUnits(price, currency);
  const since = payableSince(now);
  const of = { uid: actor.uid, currency, charge, since, livemode: payments.livemode };
  const priced = amount === null ? [] : await lockPricedBookingsForUpdate(tx, { ...of, amount });
  const [first, second] = priced;
  if (amount === null || !first) {
    throw new ProblemError('price_changed', 'None of your bookings costs this amount.', {
      field: 'price',
    });
  }
  if (first.paid) throw bookingPaid();
  const severalPayable = second && isPayable(second, now);
  if (!severalPayable) return prepareForBooking(context, tx, first.booking.id, { price });
  if (amount > maxMinorUnits(currency)) throw amountTooLarge();

  const payer = { uid: actor.uid, linkId: null, bookingId: null };
  await assertNoCardTesting(tx, payer, now);
  const sum = { amount, currency, part: 1 };
  const unassigned = await lockOpenUnassignedAttemptForUpdate(tx, { uid: actor.uid, ...sum });
  const open = await ofToday(context, tx, unassigned);
  if (open !== null) return { attempt: open, ...sum };
  const attempt = newAttempt(context, { ...payer, ...sum });
  await insertAttempt(tx, attempt);
  return { attempt, ...sum };
}
