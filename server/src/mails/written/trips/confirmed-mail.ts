import { voucherPath } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripWords } from './parts/trip-lines.ts';
import { tripUrl, type MailedTrip } from '../../trips/trip-facts.ts';
import { confirmed as texts } from './mails.texts.js';
import { actions } from './parts/parts.texts.js';
import { payingText, priceTable } from './parts/money-parts.ts';
import {
  calendarOf,
  calendarSection,
  departureTexts,
  meetingSections,
  namesOf,
  tripFacts,
} from './parts/trip-parts.ts';

/** A payment has arrived, and the voucher is ready. */
export function confirmedMail(
  to: string,
  { booking, breakdown, departure, payOnArrival, place, publicUrl, today }: MailedTrip,
): Mail {
  const { id, travelName } = booking;
  const { spot } = namesOf(booking);
  const rest = payingText({ booking, breakdown, payOnArrival, today });
  const mail = composeMail(to, {
    subject: texts.subject(spot),
    title: texts.title(spot),
    name: travelName,
    words: tripWords(booking),
    paragraphs: [`${texts.text} ${rest}`, ...departureTexts({ booking, departure })],
    facts: tripFacts(booking),
    lines: priceTable(booking, breakdown),
    action: { label: actions.voucher, url: `${publicUrl}${voucherPath(id)}` },
    // a guest's link shows both the trip and the voucher
    ...(booking.uid !== null && {
      more: { label: actions.see, url: tripUrl(publicUrl, booking) },
    }),
    sections: [...meetingSections(place), calendarSection(booking)],
  });
  const about = { kind: 'confirmed', bookingId: id, key: '' } as const;
  return { ...mail, about, calendar: calendarOf(publicUrl, booking, place) };
}
