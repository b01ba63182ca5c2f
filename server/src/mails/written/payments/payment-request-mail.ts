import { formatMoney, type LinkAsks } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { tripUrl, type MailedTrip } from '../../trips/trip-facts.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { weekdayText } from '../trips/parts/days.ts';
import { isBalanceOverdue, priceTable } from '../trips/parts/money-parts.ts';
import { actions } from '../trips/parts/parts.texts.js';
import { tripWords } from '../trips/parts/trip-lines.ts';
import { transferSections } from '../trips/parts/transfer-section.ts';
import { namesOf, tripFacts } from '../trips/parts/trip-parts.ts';
import { paymentRequest as texts } from './payments.texts.js';

interface PaymentRequest {
  asks: LinkAsks;
  /** In minor units. */
  amount: number;
  /** The payment link, with its code. */
  url: string;
  /** Written by staff; may be empty. */
  message: string;
  linkId: string;
  /** The member who asks. */
  byUserId?: string;
}

/** Staff ask for a payment by a link, with which anyone can pay. */
export function paymentRequestMail(to: string, trip: MailedTrip, request: PaymentRequest): Mail {
  const { booking, breakdown, publicUrl } = trip;
  const { heldUntil, id, state, travelName, uid } = booking;
  const { byUserId, linkId, message, url } = request;
  const amount = formatMoney(request.amount, booking.currency);
  const mail = composeMail(to, {
    subject: texts.subject({ amount, spot: namesOf(booking).spot }),
    title: texts.title(amount),
    name: travelName,
    words: tripWords(booking),
    paragraphs: [requestText(trip, request.asks, amount)],
    facts: tripFacts(booking),
    lines: priceTable(booking, breakdown),
    ...(message !== '' && { quote: message }),
    action: { label: actions.pay(amount), url },
    // not the guest's link, because this email may be passed on to someone else who pays
    ...(uid !== null && { more: { label: actions.see, url: tripUrl(publicUrl, booking) } }),
    sections: [
      { title: texts.whoTitle, texts: [texts.who] },
      ...transferSections(trip, request.amount),
    ],
    note: texts.note,
  });
  const kind = 'payment_request' as const;
  const about = { kind, bookingId: id, key: linkId, ...(byUserId !== undefined && { byUserId }) };
  return { ...mail, about, ...(state === 'held' && heldUntil && { expiresAt: heldUntil }) };
}

function requestText(trip: MailedTrip, asks: LinkAsks, amount: string): string {
  const { booking, breakdown } = trip;
  const { balanceDueOn, dueOnArrival } = breakdown;
  const asked = { amount, spot: namesOf(booking).spot };
  // a first payment that leaves no balance is the whole price
  if (asks === 'first') return dueOnArrival > 0 ? texts.first(asked) : texts.amount(asked);
  if (asks === 'amount') return texts.amount(asked);
  if (balanceDueOn === undefined) return texts.balance(asked);
  const by = { ...asked, day: weekdayText(balanceDueOn) };
  return isBalanceOverdue(trip) ? texts.balanceOverdue(by) : texts.balanceBy(by);
}
