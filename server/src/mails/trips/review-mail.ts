import { reviewPath } from '@wayfarer/contract';
import type { Mail } from '../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripWords } from '../trip-lines.ts';
import type { MailedTrip } from './mailed-trip.ts';
import { tripFacts } from './trip-parts.ts';

/**
 * Asks for a review after a trip. Travelers can unsubscribe from it, because they don't need it, unlike all other
 * emails about a trip.
 */
export function reviewMail(
  to: string,
  { booking, publicUrl }: MailedTrip,
  unsubscribeUrl: string,
): Mail {
  const { id, travelDate, travelName, travelSpot } = booking;
  const mail = composeMail(to, {
    subject: `How was ${travelSpot}?`,
    title: `How was ${travelSpot}?`,
    name: travelName,
    words: tripWords(booking),
    paragraphs: [
      'Welcome back! What did you like, and what could be better? A few words help us and other travelers.',
    ],
    facts: tripFacts(booking),
    action: { label: 'Tell us how it was', url: `${publicUrl}${reviewPath(id)}` },
    more: { label: 'Stop review requests', url: unsubscribeUrl },
  });
  return {
    ...mail,
    unsubscribeUrl,
    about: { kind: 'review', bookingId: id, key: travelDate },
  };
}
