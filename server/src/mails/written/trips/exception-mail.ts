import { shareText, type RefundBasis } from '@wayfarer/contract';
import type { BookingRow } from '../../../db/tables/bookings.ts';
import type { Mail } from '../../../mail-ports.ts';
import { tripUrl } from '../../trips/trip-facts.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { exception as texts } from './mails.texts.js';
import { actions, labels } from './parts/parts.texts.js';
import { dayText, tripWords } from './parts/trip-lines.ts';
import { namesOf } from './parts/trip-parts.ts';

/** `reason` is in the agency's words. */
interface Excepted {
  reason: string;
  refundPercent: number;
}

/** The traveler can cancel on better terms than the booking's. */
export function exceptionMail(
  publicUrl: string,
  booking: BookingRow & { email: string },
  { reason, refundPercent }: Excepted,
  /** The basis of the booking's terms. */
  basis: RefundBasis,
): Mail {
  const { email, id, travelName } = booking;
  const { reference, spot, where } = namesOf(booking);
  const share = shareText(refundPercent, basis);
  const toTrip = { label: actions.thisTrip, url: tripUrl(publicUrl, { id }) };
  const isGuest = booking.uid === null;
  // customers without an account can't cancel on the site
  const [text, orMore] = isGuest
    ? [texts.guest, texts.guestOrMore]
    : [texts.text, texts.textOrMore];
  const mail = composeMail(email, {
    subject: texts.subject(spot),
    title: texts.title,
    name: travelName,
    words: tripWords(booking),
    paragraphs: [refundPercent < 100 ? orMore(share) : text(share), texts.stay],
    quote: reason,
    lines: [
      ...(reference === null ? [] : [[labels.reference, reference] as const]),
      [labels.trip, where],
      [labels.travelDate, dayText(booking)],
    ],
    ...(isGuest
      ? { action: toTrip }
      : {
          action: { label: actions.bookings, url: `${publicUrl}/bookings` },
          more: toTrip,
        }),
  });
  return { ...mail, about: { kind: 'exception', bookingId: id } };
}
