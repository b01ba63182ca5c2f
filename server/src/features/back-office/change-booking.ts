import {
  costText,
  minorStep,
  partySize,
  type changeBookingAsOperator as endpoint,
  type OutputOf,
  type ParsedInputOf,
} from '@wayfarer/contract';
import { recordAct } from '../../audit.ts';
import { recordBookingEvent } from '../../booking-events.ts';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { ProblemError } from '../../problem-error.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import {
  agreedPrice,
  getBookingForStaff,
  refuseTravelDate,
  repricedBooking,
  updateBookingRow,
} from '../bookings/index.ts';
import {
  assertStands,
  bookingMoney,
  decideRefund,
  executeRefund,
  lockCardMoney,
  withoutOpenPayment,
  type BookingRow,
} from '../payments/index.ts';
import { changedMail } from '../../mails/trips/changed-mail.ts';
import { mailedTrip } from '../../mails/trips/mailed-trip.ts';
import { backTexts, tellToReturn } from './mails.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];
type Changed = OutputOf<typeof endpoint>;

/** What a cheaper trip gives back, in minor units, and the refund to carry out. */
interface GivenBack {
  card: number;
  counter: number;
  /** Of the card payments that count, by this change and those before. */
  repriced: number;
  refundId: string | null;
}

/**
 * Changes a trip for the agency, at the prices that were agreed. No card is charged again: what it costs more
 * is due on arrival, and what is too much goes back. Throws `not_found`, `revision_changed`,
 * `booking_cancelled`, `booking_expired`, `invalid_input`, `party_not_allowed`, `amount_too_large`,
 * `dispute_open`, `payment_in_progress`, `provider_unavailable`.
 */
export async function changeBooking(
  context: UserContext,
  id: string,
  input: Input,
): Promise<Changed> {
  const refundWithinDays = await context.settings.read('cancellation.refundDaysPromise');
  const { difference, back } = await withoutOpenPayment(context, id, {
    check: async (_, booking) => {
      assertStands(booking);
      if (booking.revision !== input.revision) {
        const text = 'The booking has been changed since it was read.';
        throw new ProblemError('revision_changed', text);
      }
      const { travelDate = booking.travelDate } = input;
      if (travelDate !== booking.travelDate) {
        refuseTravelDate(travelDate, context.clock.now(), zoneOfTrip(booking));
      }
    },
    work: (tx, booking) => change(context, tx, booking, { ...input, refundWithinDays }),
  });
  if (back.refundId !== null) await executeRefund(context, back.refundId);
  const { card, counter } = back;
  return { booking: await getBookingForStaff(context, id), difference, refund: { card, counter } };
}

async function change(
  context: UserContext,
  tx: Tx,
  before: BookingRow,
  input: Input & { refundWithinDays: number },
) {
  const { party: same } = agreedPrice(before);
  const { travelDate = before.travelDate, travelDuration: days = before.durationDays } = input;
  const { travellers: party = same, travelName = before.travelName } = input;
  const { reason, refundWithinDays } = input;
  const changes = {
    travelDate,
    durationDays: days,
    travelName,
    ...repricedBooking(before, { days, party }, context.config.charge),
  };
  const after = { ...before, ...changes, revision: before.revision + 1 };
  const total = agreedPrice(after).trip.total;
  const difference = total - agreedPrice(before).trip.total;
  const back = await giveBack(context, tx, after, total);
  const updatedAt = context.clock.now();
  await updateBookingRow(tx, before.id, {
    ...changes,
    revision: after.revision,
    // not read any more, except by the version before while it serves beside this one
    changeRefund: back.repriced,
    updatedAt,
  });
  const { uid: byUserId } = context.actor;
  await recordBookingEvent(context, tx, {
    bookingId: before.id,
    kind: 'changed',
    by: { kind: 'staff', userId: byUserId },
    detail: { travelDate, days, travelers: partySize(party), total },
  });
  await recordAct(context, tx, 'booking_changed', before.id, {
    revision: after.revision,
    difference,
    currency: before.currency,
  });
  const booking = { ...after, updatedAt };
  const told = { booking, back, refundWithinDays };
  const to = await findBookingEmail(tx, before);
  if (to !== null) {
    const { breakdown } = await bookingMoney(context, tx, booking);
    const { publicUrl } = context.config.http;
    const trip = await mailedTrip(tx, { publicUrl, booking, breakdown });
    const changes = { before, reason, back: backTexts(told) };
    await context.mail.enqueue(tx, changedMail(to, trip, changes));
  }
  if (back.counter > 0) await tellToReturn(context, tx, told);
  return { difference, back };
}

/** What was paid beyond the new total: to the card as far as it goes, the rest at the counter. */
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
  if (over === 0) return { card: 0, counter: 0, repriced, refundId: null };
  if (card.disputed) {
    const text =
      'A bank decides about the payment of this trip first; until then nothing goes back.';
    throw new ProblemError('dispute_open', text);
  }
  const step = minorStep(booking.currency);
  const toCard = Math.floor(Math.min(over, card.left) / step) * step;
  const counter = Math.min(over - toCard, booking.counter);
  if (toCard === 0 || card.payment === null) return { card: 0, counter, repriced, refundId: null };
  const { refund } = await decideRefund(context, tx, card.payment, {
    amount: toCard,
    kind: 'change',
    reason: `change:${booking.id}:${booking.revision}`,
    by: {
      source: 'administrator',
      requestedBy: context.actor.uid,
      detail: `its trip now costs ${costText(total, booking.currency)}`,
    },
  });
  return { card: toCard, counter, repriced: repriced + toCard, refundId: refund.id };
}
