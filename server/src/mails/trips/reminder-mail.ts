import {
  addDays,
  daysBetween,
  formatWeekday,
  tripPlan,
  formatMoney,
  hasVoucher,
  voucherPath,
} from '@wayfarer/contract';
import type { BookingRow } from '../../db/tables/bookings.ts';
import type { Mail } from '../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripWords } from '../trip-lines.ts';
import type { MailedTrip } from './mailed-trip.ts';
import {
  meetingSections,
  openOf,
  payingText,
  tripAction,
  tripFacts,
  tripUrl,
  weekdayText,
  type PlaceFacts,
} from './trip-parts.ts';

/**
 * Reminds the traveler shortly before a trip: where to be, what to bring, what is left to pay. `today` is the
 * destination's calendar day.
 */
export function reminderMail(
  to: string,
  { booking, breakdown, payOnArrival, place, publicUrl }: MailedTrip,
  today: string,
): Mail {
  const { currency, id, travelDate, travelName, travelSpot } = booking;
  const soon = soonText(daysBetween(today, travelDate));
  const open = openOf(breakdown);
  const isReady = hasVoucher({ breakdown, payOnArrival, state: booking.state });
  const voucherText = isReady
    ? 'Have your voucher ready when you arrive, on your phone or on paper.'
    : booking.uid === null
      ? 'Your voucher appears on its page once something is paid.'
      : 'Your voucher appears on its page once you have paid the amount due now.';
  const mail = composeMail(to, {
    subject: `${soon}: ${travelSpot}`,
    title: `${soon}: ${travelSpot}`,
    name: travelName,
    words: tripWords(booking),
    paragraphs: [`Your trip begins on ${weekdayText(travelDate)}. ${voucherText}`],
    facts: tripFacts(booking),
    ...(isReady
      ? {
          action: { label: 'Show your voucher', url: `${publicUrl}${voucherPath(id)}` },
          // a guest has one link for both
          ...(booking.uid !== null && {
            more: { label: 'See your trip', url: tripUrl(publicUrl, booking) },
          }),
        }
      : { action: tripAction(publicUrl, booking, breakdown) }),
    sections: [
      ...placeSections(place),
      ...planSection(place, booking),
      ...section('What to bring', (booking.inclusions?.bring ?? []).join(', ')),
      ...(open === 0
        ? []
        : [
            {
              title: `Left to pay: ${formatMoney(open, currency)}`,
              texts: [payingText({ booking, breakdown, payOnArrival })],
            },
          ]),
    ],
  });
  return { ...mail, about: { kind: 'reminder', bookingId: id, key: travelDate } };
}

const section = (title: string, text: string) => (text === '' ? [] : [{ title, texts: [text] }]);

function placeSections(place: PlaceFacts) {
  const { directions, phone } = place;
  return [
    ...meetingSections(place),
    ...section('How to get there', directions),
    ...section('Local contact', phone),
  ];
}

/** The plan for the days of the trip, one line per day. */
function planSection({ itinerary }: PlaceFacts, { durationDays, travelDate }: BookingRow) {
  const texts = tripPlan(itinerary, durationDays).map(
    ({ day, title }) => `${formatWeekday(addDays(travelDate, day - 1))}: ${title}`,
  );
  return texts.length === 0 ? [] : [{ title: 'Day by day', texts }];
}

function soonText(days: number): string {
  if (days <= 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}
