import {
  costText,
  minorStep,
  partySize,
  type changeBookingAsOperator as endpoint,
  type ChosenOption,
  type PriceRules,
  type OutputOf,
  type BodyOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import {
  findLimits,
  movePlaces,
  startAfterChange,
  type StoredLimits,
  tripPlaces,
} from '../places/index.ts';
import {
  recordBookingEvent,
  findBooking,
  updateBookingRow,
  assertStands,
  daysAfterMove,
  type BookingRow,
} from '../booking-records/index.ts';
import { capAfterChange, figuresOfChange, lockSituation } from '../cancellations/index.ts';
import { returnGifts } from '../counter-payments/index.ts';
import { againWithoutLapsed } from '../holds/index.ts';
import { giveGoodwill, grantOf } from '../goodwill/index.ts';
import {
  agreedPrice,
  getBookingForStaff,
  optionsByStaff,
  refuseOtherTotal,
  refuseTravelDate,
  repricedBooking,
} from '../bookings/index.ts';
import {
  bookingMoney,
  decideRefunds,
  executeRefund,
  lockCardMoney,
  withoutOpenPayment,
} from '../payments/index.ts';
import { tellChanged } from './tell-changed.ts';

type Changed = OutputOf<typeof endpoint>;

/** The sums to return because a trip became cheaper, in minor units, and the refunds to execute. */
interface GivenBack {
  card: number;
  counter: number;
  /** The sum refunded by this change and earlier ones, from card payments that still count. */
  repriced: number;
  refundIds: readonly string[];
}

/**
 * Changes a trip for the agency, at the agreed prices; only options that it didn't have are at today's. No card is
 * charged again: a higher price is due on arrival, and a surplus is returned; returning more than the policy allows
 * requires the permission to refund and counts against the person's limit. A trip moved after a deadline keeps its lower
 * refund percentage. Throws `not_found`, `revision_changed`, `booking_cancelled`, `booking_expired`, `invalid_input`,
 * `not_bookable_then`, `sold_out`, `price_changed`, `party_not_allowed`, `amount_too_large`, `dispute_open`,
 * `payment_in_progress`, `provider_unavailable`, `money_unclear`, `forbidden`, `sign_in_again`.
 */
export async function changeBooking(
  context: UserContext,
  id: string,
  input: BodyOf<'changeBookingAsOperator'>,
): Promise<Changed> {
  const refundWithinDays = await context.settings.read('cancellation.refundDaysPromise');
  const now = await findBooking(context.db.orm, id);
  const during = {
    day: input.travelDate ?? now?.travelDate ?? '',
    days: input.travelDuration ?? now?.durationDays ?? 0,
  };
  const { difference, back } = await againWithoutLapsed(context, during, () =>
    withoutOpenPayment(context, id, {
      check: async (_, booking) => {
        assertStands(booking);
        if (booking.revision !== input.revision) {
          const text = 'This booking has changed since you opened it.';
          throw new ProblemError('revision_changed', text);
        }
        const { travelDate = booking.travelDate } = input;
        if (travelDate !== booking.travelDate) {
          refuseTravelDate(travelDate, context.clock.now(), zoneOfTrip(booking));
        }
      },
      work: (tx, booking) => change(context, tx, booking, { ...input, refundWithinDays }),
    }),
  );
  for (const refundId of back.refundIds) await executeRefund(context, refundId);
  const { card, counter } = back;
  return { booking: await getBookingForStaff(context, id), difference, refund: { card, counter } };
}

async function change(
  context: UserContext,
  tx: Tx,
  before: BookingRow,
  input: BodyOf<'changeBookingAsOperator'> & { refundWithinDays: number },
) {
  const { reason, refundWithinDays } = input;
  const was = await lockSituation(context, tx, before, refundWithinDays);
  const { travelDate: day = before.travelDate } = input;
  const limits = await findLimits(tx, before.offerId);
  const startTime = await startAfterChange(tx, limits, before, { ...input, travelDate: day });
  const { isPaid } = await bookingMoney(context, tx, before);
  const { options, travellers: party = agreedPrice(before).party } = input;
  const priced = { isPaid, ...(await optionsByStaff(tx, before, { options, party })) };
  const changes = { ...changedColumns(context, before, { ...input, ...priced }), startTime };
  const cap = await capAfterChange(context, tx, was, { ...before, ...changes });
  const after = { ...before, ...changes, ...cap };
  refuseOtherTotal(after, input.total);
  const total = agreedPrice(after).trip.total;
  const difference = total - agreedPrice(before).trip.total;
  await takePlaces(tx, limits, { before, after });
  const back = await giveBack(context, tx, after, total);
  await updateBookingRow(tx, before.id, {
    ...changes,
    ...cap,
    // read only by older versions, during an upgrade
    changeRefund: back.repriced,
  });
  const { currency, durationDays: days, revision, travelDate } = after;
  const { beyond, ...canceling } = await figuresOfChange(context, tx, was, { after, back });
  await giveGoodwill(context, tx, grantOf(context), {
    act: 'change',
    actId: `${after.id}:${revision}`,
    booking: after,
    beyond,
  });
  const start = startTime !== '' && { startTime };
  const extent = { travelDate, ...start, days, travelers: partySize(after), total, revision };
  await recordBookingEvent(context, tx, {
    bookingId: after.id,
    kind: 'changed',
    by: { kind: 'staff', userId: context.actor.uid },
    detail: { ...extent, back: back.card + back.counter, ...canceling },
  });
  await recordAct(context, tx, 'booking_changed', after.id, { revision, difference, currency });
  const { basis } = was.terms;
  // after the figures, which count all that is owed at the counter
  const who = { kind: 'staff', userId: context.actor.uid } as const;
  const owed = { most: back.counter, at: context.clock.now(), who };
  const gifts = await returnGifts(context, tx, after, owed);
  await tellChanged(context, tx, {
    before,
    booking: after,
    back,
    basis,
    gifts,
    reason,
    refundWithinDays,
  });
  return { difference, back };
}

interface Priced {
  isPaid: boolean;
  options: readonly ChosenOption[];
  rules: PriceRules;
}

/** The columns that the input changes, at the agreed prices. Fields that it leaves out keep their values. */
function changedColumns(
  { clock, config }: UserContext,
  before: BookingRow,
  {
    travelDate = before.travelDate,
    travelDuration: days = before.durationDays,
    travelName = before.travelName,
    travellers: party = agreedPrice(before).party,
    isPaid,
    options,
    rules,
  }: Omit<BodyOf<'changeBookingAsOperator'>, 'options'> & Priced,
) {
  const updatedAt = clock.now();
  const today = localDay(updatedAt, zoneOfTrip(before));
  // a promo code stays, even if it isn't for the changed trip
  const { promo } = before.priceExtras ?? {};
  const terms = { charge: config.charge, today, isPaid, promo, options, rules };
  return {
    travelDate,
    durationDays: days,
    travelName,
    ...repricedBooking(before, { days, party, travelDate }, terms),
    ...daysAfterMove(before, travelDate, updatedAt),
    revision: before.revision + 1,
    updatedAt,
  };
}

/** Locks the places of a changed trip. Throws `not_bookable_then`, `sold_out`. */
async function takePlaces(
  tx: Tx,
  limits: StoredLimits | null,
  { after, before }: { before: BookingRow; after: BookingRow },
): Promise<void> {
  const { offerId, updatedAt: at } = after;
  const today = localDay(at, zoneOfTrip(before));
  const trip = { ...tripPlaces(after), offerId, at, today, first: today };
  await movePlaces(tx, limits, { before: tripPlaces(before), trip }, { byStaff: true });
}

/** Returns the surplus over the new total: to the card as far as possible, the rest at the counter. */
async function giveBack(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  total: number,
): Promise<GivenBack> {
  const card = await lockCardMoney(context, tx, booking);
  const { breakdown } = await bookingMoney(context, tx, booking);
  const over = Math.max(0, breakdown.paid - total);
  const repriced = card.payments.reduce((sum, payment) => sum + payment.repriced, 0);
  if (over === 0) return { card: 0, counter: 0, repriced, refundIds: [] };
  if (card.disputed) {
    const text =
      "A bank is looking into the payment for this trip. You can't refund anything until it decides.";
    throw new ProblemError('dispute_open', text);
  }
  const step = minorStep(booking.currency);
  const toCard = Math.floor(Math.min(over, card.left) / step) * step;
  const counter = Math.min(over - toCard, booking.counter - booking.given);
  if (toCard === 0) return { card: 0, counter, repriced, refundIds: [] };
  const refundIds = await decideRefunds(context, tx, card.rows, {
    amount: toCard,
    kind: 'change',
    reason: `change:${booking.id}:${booking.revision}`,
    by: {
      source: 'administrator',
      requestedBy: context.actor.uid,
      detail: `its trip now costs ${costText(total, booking.currency)}`,
    },
  });
  return { card: toCard, counter, repriced: repriced + toCard, refundIds };
}
