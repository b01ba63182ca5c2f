import {
  addDays,
  daysBetween,
  formatWeekday,
  apart,
  formatMoney,
  hasVoucher,
  leftToRight,
  timeText,
  tripPlan,
  voucherPath,
} from '@wayfarer/contract';
import type { BookingRow } from '../../../db/tables/bookings.ts';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripWords } from './parts/trip-lines.ts';
import { openOf, tripUrl, type MailedTrip, type PlaceFacts } from '../../trips/trip-facts.ts';
import { weekdayText } from './parts/days.ts';
import { listedNames } from './parts/listed.ts';
import { reminder as texts } from './mails.texts.js';
import { actions } from './parts/parts.texts.js';
import { payingText, tripAction } from './parts/money-parts.ts';
import { meetingSections, namesOf, tripFacts } from './parts/trip-parts.ts';

/** Says where to be, what to bring, and what is left to pay. */
export function reminderMail(
  to: string,
  { booking, breakdown, payOnArrival, place, publicUrl, today }: MailedTrip,
): Mail {
  const { currency, id, travelDate, travelName } = booking;
  const title = soonText(daysBetween(today, travelDate), namesOf(booking).spot);
  const open = openOf(breakdown);
  const isReady = hasVoucher({ breakdown, payOnArrival, state: booking.state });
  const voucherText = isReady
    ? texts.voucherReady
    : booking.uid === null
      ? texts.voucherLaterGuest
      : texts.voucherLater;
  const mail = composeMail(to, {
    subject: title,
    title,
    name: travelName,
    words: tripWords(booking),
    paragraphs: [`${beginsText(booking)} ${voucherText}`],
    facts: tripFacts(booking),
    ...(isReady
      ? {
          action: { label: actions.voucher, url: `${publicUrl}${voucherPath(id)}` },
          // a guest's link shows both the trip and the voucher
          ...(booking.uid !== null && {
            more: { label: actions.see, url: tripUrl(publicUrl, booking) },
          }),
        }
      : { action: tripAction(publicUrl, booking, breakdown) }),
    sections: [
      ...placeSections(place),
      ...planSection(place, booking),
      ...section(texts.bring, listedNames(booking.inclusions?.bring ?? [])),
      ...(open === 0
        ? []
        : [
            {
              title: texts.leftToPay(formatMoney(open, currency)),
              texts: [payingText({ booking, breakdown, payOnArrival, today })],
            },
          ]),
    ],
  });
  return { ...mail, about: { kind: 'reminder', bookingId: id, key: travelDate } };
}

function beginsText({ startTime, travelDate }: BookingRow): string {
  const day = weekdayText(travelDate);
  return startTime === '' ? texts.begins(day) : texts.beginsAt({ day, time: timeText(startTime) });
}

const section = (title: string, text: string) => (text === '' ? [] : [{ title, texts: [text] }]);

function placeSections(place: PlaceFacts) {
  const { directions, phone } = place;
  return [
    ...meetingSections(place),
    ...section(texts.directions, apart(directions)),
    ...section(texts.contact, leftToRight(phone)),
  ];
}

/** One line per day of the trip. */
function planSection({ itinerary }: PlaceFacts, { durationDays, travelDate }: BookingRow) {
  const days = tripPlan(itinerary, durationDays).map(({ day, title }) =>
    texts.planDay({ day: formatWeekday(addDays(travelDate, day - 1)), title: apart(title) }),
  );
  return days.length === 0 ? [] : [{ title: texts.plan, texts: days }];
}

function soonText(days: number, spot: string): string {
  if (days <= 0) return texts.today(spot);
  return days === 1 ? texts.tomorrow(spot) : texts.inDays({ days, spot });
}
