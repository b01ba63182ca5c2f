import { fromMajorUnits, maxMinorUnits, type BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { invalidInput, notFound, ProblemError } from '../../../problem-error.ts';
import {
  assertConfirmed,
  assertStands,
  type BookingRow,
  type HoldRules,
  holdWhilePaying,
  lockBookingForUpdate,
  readHoldRules,
  updateBookingRow,
} from '../../booking-records/index.ts';
import { bookingMoney } from '../booking-money.ts';
import { assertNoCardTesting } from '../limits/card-testing.ts';
import { cardAccount, isForeign, type CardAccount } from '../modes/card-account.ts';
import {
  amountDue,
  isPayable,
  isPrice,
  isTripOver,
  payableBalance,
  payableSince,
} from '../policy.ts';
import { amountTooLarge, bookingPaid, notDueYet, priceChanged } from '../problems.ts';
import { endAttempt } from '../settlement/end-attempt.ts';
import { endForeign } from '../settlement/end-foreign-attempt.ts';
import {
  insertAttempt,
  lockOpenAttemptForUpdate,
  lockOpenUnassignedAttemptForUpdate,
  nextAttemptNumber,
  type PaymentAttempt,
} from '../store/attempts.ts';
import { nextBalancePart } from '../store/ledger.ts';
import { lockPricedBookingsForUpdate } from '../store/priced-bookings.ts';

export interface Prepared {
  attempt: PaymentAttempt;
  /** The amount due now, in minor units. */
  amount: number;
  currency: string;
  /** 1 for the first payment; higher numbers pay the balance. */
  part: number;
}

/** The user's context, the provider account in which the payment is opened, and how long places are kept. */
interface Opening extends UserContext {
  today: CardAccount;
  holds: HoldRules;
}

/**
 * Stores the amount to pay under the booking's lock, before the provider is called. The amount can't change from then
 * on. Returns the open attempt if there is one.
 */
export async function prepareAttempt(
  context: UserContext,
  input: BodyOf<'createPaymentIntent'>,
): Promise<Prepared> {
  const { bookingId, part, price } = input;
  const today = await cardAccount(context.payments);
  const opening = { ...context, today, holds: await readHoldRules(context.settings) };
  return context.db.orm.transaction((tx) => {
    if (bookingId !== undefined) return prepareForBooking(opening, tx, bookingId, { part, price });
    if (price !== undefined) return prepareForPrice(opening, tx, price);
    throw invalidInput('bookingId', 'is required');
  });
}

async function prepareForBooking(
  context: Opening,
  tx: Tx,
  bookingId: string,
  { part: asked, price }: Pick<BodyOf<'createPaymentIntent'>, 'part' | 'price'>,
): Promise<Prepared> {
  const booking = await lockBookingForUpdate(tx, bookingId);
  if (booking === null || booking.uid !== context.actor.uid) throw notFound('booking');
  assertStands(booking);
  assertConfirmed(booking);
  const { amount, part } = await partToPay(context, tx, booking, asked ?? 'first');
  if (isTripOver(booking, context.clock.now())) {
    throw new ProblemError(
      'travel_date_past',
      'The travel date of this booking has already passed.',
    );
  }
  const { actor, clock } = context;
  await assertNoCardTesting(tx, { uid: actor.uid, bookingId }, clock.now());
  const { currency } = booking;
  if (price !== undefined && !isPrice(price, amount, currency))
    throw priceChanged(amount, currency);
  if (amount > maxMinorUnits(currency)) throw amountTooLarge();
  await keepPlaces(context, tx, booking);

  const open = await ofToday(context, tx, await lockOpenAttemptForUpdate(tx, bookingId));
  const agrees = open?.amount === amount && open.part === part;
  if (open !== null && (agrees || open.state !== 'creating')) {
    return { attempt: open, amount, currency, part };
  }
  if (open !== null) {
    await endAttempt(tx, open, {
      state: 'canceled',
      source: 'traveller',
      at: context.clock.now(),
      detail: 'was given up: the site now charges another amount',
    });
  }
  const attempt = newAttempt(context, { bookingId, amount, currency, part });
  attempt.attempt = await nextAttemptNumber(tx, bookingId);
  await insertAttempt(tx, attempt);
  return { attempt, amount, currency, part };
}

/** The amount to pay and its part. Throws `booking_paid` if it is paid, `not_due_yet` before the first payment. */
async function partToPay(
  context: Opening,
  tx: Tx,
  booking: BookingRow,
  part: 'first' | 'balance',
): Promise<{ amount: number; part: number }> {
  const { breakdown, isPaid } = await bookingMoney(context, tx, booking);
  if (part === 'first') {
    if (isPaid) throw bookingPaid();
    return { amount: amountDue(booking, context.config.charge), part: 1 };
  }
  const amount = payableBalance(breakdown);
  if (amount === 0) throw bookingPaid();
  if (!isPaid) throw notDueYet();
  return { amount, part: await nextBalancePart(tx, booking.id, context.payments.livemode) };
}

/** Keeps a held booking's places while the traveler types the card's number. */
async function keepPlaces(
  { clock, holds }: Opening,
  tx: Tx,
  { createdAt, heldUntil, id, state }: BookingRow,
): Promise<void> {
  if (state !== 'held' || heldUntil === null) return;
  const until = holdWhilePaying({ createdAt, heldUntil }, holds, clock.now());
  if (until > heldUntil) await updateBookingRow(tx, id, { heldUntil: until });
}

/**
 * The specification's own client sends only a price (spec §7), which must be the amount due for one of the caller's
 * bookings. If exactly one booking matches, the payment is for that one; otherwise the booking is named when the
 * payment is saved.
 */
async function prepareForPrice(context: Opening, tx: Tx, price: number): Promise<Prepared> {
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

  await assertNoCardTesting(tx, { uid: actor.uid, bookingId: null }, now);
  const sum = { amount, currency, part: 1 };
  const unassigned = await lockOpenUnassignedAttemptForUpdate(tx, { uid: actor.uid, ...sum });
  const open = await ofToday(context, tx, unassigned);
  if (open !== null) return { attempt: open, ...sum };
  const attempt = newAttempt(context, { bookingId: null, ...sum });
  await insertAttempt(tx, attempt);
  return { attempt, ...sum };
}

/**
 * Returns the open attempt if the current provider account knows it. Ends an attempt of another account, so that a
 * new one can be opened.
 */
async function ofToday(
  { clock, today }: Opening,
  tx: Tx,
  open: PaymentAttempt | null,
): Promise<PaymentAttempt | null> {
  if (open === null || !isForeign(open, today)) return open;
  await endForeign(tx, open, { source: 'traveller', at: clock.now() });
  return null;
}

function newAttempt(
  { actor, clock, newId, today }: Opening,
  of: Pick<PaymentAttempt, 'bookingId' | 'amount' | 'currency' | 'part'>,
): PaymentAttempt {
  return {
    id: newId(),
    uid: actor.uid,
    attempt: 1,
    providerId: null,
    state: 'creating',
    claimedUntil: null,
    checkedAt: null,
    createdAt: clock.now(),
    declines: 0,
    declinedAt: null,
    ...today,
    ...of,
  };
}
