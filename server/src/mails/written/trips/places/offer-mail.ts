import { leftToRight, placesOf } from '@wayfarer/contract';
import type { Mail } from '../../../../mail-ports.ts';
import { composeMail } from '../../layout/mail-layout.ts';
import type { MailedTrip } from '../../../trips/trip-facts.ts';
import { offered as texts } from '../mails.texts.js';
import { momentWords, tripDaysText } from '../parts/days.ts';
import { listedTexts } from '../parts/listed.ts';
import { tripWords } from '../parts/trip-lines.ts';
import { payingText, priceTable, tripAction } from '../parts/money-parts.ts';
import {
  calendarOf,
  calendarSection,
  meetingSections,
  namesOf,
  tripFacts,
} from '../parts/trip-parts.ts';

/** The places that the traveler waited for are held until a time. */
export function offerMail(to: string, trip: MailedTrip): Mail {
  const { booking, breakdown, payOnArrival, place, publicUrl, today } = trip;
  const { id, travelName } = booking;
  const { spot } = namesOf(booking);
  const places = placesOf(booking);
  const until = momentWords(booking.heldUntil ?? booking.createdAt, booking);
  const mail = composeMail(to, {
    subject: texts.subject({
      places,
      spot,
      days: tripDaysText(booking),
      ...until,
    }),
    title: texts.title(places),
    name: travelName,
    words: tripWords(booking),
    paragraphs: [
      `${texts.waited({ places, spot })} ${texts.until(until)}`,
      ...listedTexts(payingText({ booking, breakdown, payOnArrival, today })),
    ],
    facts: tripFacts(booking),
    lines: priceTable(booking, breakdown),
    action: tripAction(publicUrl, booking, breakdown),
    sections: [
      {
        title: texts.plansChanged,
        texts: [texts.letGo(leftToRight(`${publicUrl}/bookings`)), texts.nothing],
      },
      ...meetingSections(place),
      calendarSection(booking),
      { title: texts.whyTitle, texts: [texts.why] },
    ],
  });
  const about = { kind: 'offered', bookingId: id, key: '' } as const;
  const expiresAt = booking.heldUntil;
  const calendar = calendarOf(publicUrl, booking, place);
  return { ...mail, about, calendar, ...(expiresAt && { expiresAt }) };
}
