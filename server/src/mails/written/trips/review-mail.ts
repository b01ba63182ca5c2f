import { reviewPath } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripWords } from './parts/trip-lines.ts';
import type { MailedTrip } from '../../trips/trip-facts.ts';
import { review as texts } from './mails.texts.js';
import { namesOf, tripFacts } from './parts/trip-parts.ts';

/** Travelers can unsubscribe from this email, because they don't need it. */
export function reviewMail(
  to: string,
  { booking, publicUrl }: MailedTrip,
  unsubscribeUrl: string,
): Mail {
  const { id, travelDate, travelName } = booking;
  const title = texts.subject(namesOf(booking).spot);
  const mail = composeMail(to, {
    subject: title,
    title,
    name: travelName,
    words: tripWords(booking),
    paragraphs: [texts.text],
    facts: tripFacts(booking),
    action: { label: texts.action, url: `${publicUrl}${reviewPath(id)}` },
    more: { label: texts.stop, url: unsubscribeUrl },
  });
  return {
    ...mail,
    unsubscribeUrl,
    about: { kind: 'review', bookingId: id, key: travelDate },
  };
}
