import { leftToRight } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { tripUrl, type MailedTrip } from '../../trips/trip-facts.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { actions } from '../trips/parts/parts.texts.js';
import { tripLines, tripWords } from '../trips/parts/trip-lines.ts';
import { namesOf } from '../trips/parts/trip-parts.ts';
import { mail as texts } from './papers.texts.js';

/** New invoices and credit notes of a trip, which are on its page. */
export function invoiceMail(to: string, trip: MailedTrip, numbers: readonly string[]): Mail {
  const { booking, publicUrl } = trip;
  const { spot } = namesOf(booking);
  const named = { trip: spot, numbers: numbers.map((one) => leftToRight(one)).join(', ') };
  const mail = composeMail(to, {
    subject: texts.subject(spot),
    title: texts.title,
    name: booking.travelName,
    words: tripWords(booking),
    paragraphs: [numbers.length === 1 ? texts.invoice(named) : texts.several(named)],
    lines: tripLines(booking),
    action: { label: actions.see, url: tripUrl(publicUrl, booking) },
  });
  return { ...mail, about: { kind: 'invoice', bookingId: booking.id } };
}
