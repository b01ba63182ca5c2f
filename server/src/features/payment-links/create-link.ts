import { formatMoney, OPEN_PAYMENT_LINKS, type BodyOf, type PaymentLink } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invalidInput, notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import {
  assertConfirmed,
  assertStands,
  type BookingRow,
  lockBookingForUpdate,
  recordBookingEvent,
} from '../booking-records/index.ts';
import { bookingMoney, bookingPaid, isTripOver, mailTrip, notDueYet } from '../payments/index.ts';
import { wordsIn } from '../../mails/words-in.ts';
import { drawCode, linkUrl } from './link-code.ts';
import { linkAmount } from './policy.ts';
import { presentLink } from './present.ts';
import { countOpenLinks, insertLink, type LinkRow } from './store.ts';

type Input = BodyOf<'createPaymentLink'>;

/**
 * Makes a link with which anyone can pay for a booking, and emails it to the traveler if staff wish. Throws
 * `not_found`, `booking_cancelled`, `booking_expired`, `not_confirmed`, `travel_date_past`, `booking_paid`,
 * `not_due_yet`, `invalid_input`, `too_many_links`.
 */
export function createPaymentLink(
  context: UserContext,
  bookingId: string,
  input: Input,
): Promise<PaymentLink> {
  const { actor, clock, db, newId } = context;
  return db.orm.transaction(async (tx) => {
    // locked, so that the second of two concurrent requests counts the first one's link
    const booking = await lockBookingForUpdate(tx, bookingId);
    if (booking === null) throw notFound('booking');
    const amount = await amountOf(context, tx, booking, input);
    await refuseAnother(tx, bookingId);
    const link: LinkRow = {
      id: newId(),
      bookingId,
      code: drawCode(),
      asks: input.asks,
      amount: input.asks === 'amount' ? amount : null,
      message: input.message ?? '',
      createdBy: actor.uid,
      createdAt: clock.now(),
      endedAt: null,
    };
    await insertLink(tx, link);
    const { currency } = booking;
    const detail = { asks: link.asks, amount, currency };
    const by = { kind: 'staff', userId: actor.uid } as const;
    await recordBookingEvent(context, tx, { bookingId, kind: 'link_made', by, detail });
    await recordAct(context, tx, 'payment_link_made', bookingId, { linkId: link.id, ...detail });
    const url = linkUrl(wordsIn(context.config, booking.language).publicUrl, link.code);
    if (input.mail) await mailLink(context, tx, booking, { link, amount, url });
    const used = { link, paid: null, by: actor.name };
    return presentLink(used, { url, amount, currency, isPayable: true });
  });
}

/** The amount that the new link charges, in minor units. */
async function amountOf(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  { amount: typed, asks }: Input,
): Promise<number> {
  const amount = typed ?? null;
  assertStands(booking);
  assertConfirmed(booking);
  if (isTripOver(booking, context.clock.now())) {
    throw new ProblemError('travel_date_past', 'The travel date of this booking has passed.');
  }
  if ((asks === 'amount') !== (amount !== null)) {
    throw invalidInput('amount', 'must be set for this kind of link, and only for it');
  }
  const money = await bookingMoney(context, tx, booking);
  if (asks === 'balance' && !money.isPaid) throw notDueYet();
  const { dueNow, dueOnArrival } = money.breakdown;
  const left = dueNow + dueOnArrival;
  if (amount !== null && left > 0 && amount > left) {
    const most = formatMoney(left, booking.currency);
    throw invalidInput('amount', `can be at most ${most}, because no more is left to pay`);
  }
  const charged = linkAmount({ amount, asks }, money);
  if (charged === 0) throw bookingPaid();
  return charged;
}

async function refuseAnother(tx: Tx, bookingId: string): Promise<void> {
  if ((await countOpenLinks(tx, bookingId)) < OPEN_PAYMENT_LINKS) return;
  const text = `This booking already has ${OPEN_PAYMENT_LINKS} open payment links. End one of them first.`;
  throw new ProblemError('too_many_links', text, { params: { most: OPEN_PAYMENT_LINKS } });
}

async function mailLink(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  { amount, link, url }: { link: LinkRow; amount: number; url: string },
): Promise<void> {
  const about = { booking, to: await findBookingEmail(tx, booking) };
  const { asks, id: linkId, message } = link;
  const byUserId = context.actor.uid;
  const request = { asks, amount, url, message, linkId, byUserId };
  await mailTrip(context, tx, about, (write, to, trip) =>
    write.paymentRequestMail(to, trip, request),
  );
}
