import type { Mail } from '../../../../mail-ports.ts';
import type { MailedTrip } from '../../../trips/trip-facts.ts';
import { composeMail } from '../../layout/mail-layout.ts';
import { holdEnded as texts } from '../mails.texts.js';
import { actions, calendar } from '../parts/parts.texts.js';
import { type GiftBack, giftTexts } from '../parts/gift-texts.ts';
import { tripLines, tripWords } from '../parts/trip-lines.ts';
import { calendarOf, namesOf } from '../parts/trip-parts.ts';

/** An unpaid booking's places were released, and nothing was charged. */
export function holdEndedMail(
  to: string,
  { booking, publicUrl }: MailedTrip,
  gifts: readonly GiftBack[] = [],
): Mail {
  const { id, offerId, revision, travelName } = booking;
  const mail = composeMail(to, {
    subject: texts.subject(namesOf(booking).spot),
    title: texts.title,
    name: travelName,
    words: tripWords(booking),
    paragraphs: [texts.text, ...giftTexts(gifts, booking.currency), texts.again],
    lines: tripLines(booking),
    action:
      offerId === null
        ? { label: actions.bookings, url: `${publicUrl}/bookings` }
        : { label: texts.see, url: `${publicUrl}/allTouristSpots/touristSpot/${offerId}` },
    sections: [{ title: calendar.title, texts: [calendar.remove] }],
  });
  const about = { kind: 'hold_ended', bookingId: id, key: String(revision) } as const;
  return { ...mail, about, calendar: calendarOf(publicUrl, booking) };
}
