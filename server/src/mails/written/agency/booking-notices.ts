import {
  payableBefore,
  agreedTotal,
  BREAKDOWN_LABELS,
  awaitsAnswer,
  apart,
  breakdownLabel,
  formatDay,
  formatMoney,
  leftToRight,
  partyText,
  phoneText,
  REASON_TEXTS,
  type CancellationReason,
} from '@wayfarer/contract';
import type { BookingRow } from '../../../db/tables/bookings.ts';
import type { CancellationRow } from '../../../db/tables/money/cancellations.ts';
import type { AgencyNotice, MailLine } from '../../mail-parts.ts';
import { cancellationFacts } from '../trips/canceled-mail.ts';
import { labels as tripLabels } from '../trips/parts/parts.texts.js';
import { dayText, tripLines } from '../trips/parts/trip-lines.ts';
import { namesOf } from '../trips/parts/trip-parts.ts';
import * as texts from './agency.texts.js';

const { labels } = texts;

const openBooking = (publicUrl: string, { id }: BookingRow) => ({
  label: texts.openBooking,
  url: `${publicUrl}/admin/bookings/${encodeURIComponent(id)}`,
});

/** `byColleague` is true if staff booked for a customer. */
export const bookedNotice = (
  publicUrl: string,
  booking: BookingRow,
  byColleague: boolean,
): AgencyNotice => ({
  subject: awaitsAnswer(booking)
    ? texts.requested.subject(namesOf(booking).spot)
    : texts.booked.subject(namesOf(booking).spot),
  paragraphs: [openingOf(booking, byColleague)],
  action: openBooking(publicUrl, booking),
  lines: [
    [labels.traveler, apart(booking.travelName)],
    ...(booking.travelPhone === '' ? [] : [phoneLine(booking)]),
    ...(booking.travelEmail === ''
      ? []
      : [[labels.email, leftToRight(booking.travelEmail)] as const]),
    ...tripLines(booking),
    [labels.party, partyText(booking)],
    [labels.total, formatMoney(agreedTotal(booking).total, booking.currency)],
    ...planLines(booking),
    ...(booking.companionNames === ''
      ? []
      : [[labels.companions, apart(booking.companionNames)] as const]),
    ...(booking.wishes === '' ? [] : [[labels.note, apart(booking.wishes)] as const]),
  ],
});

/** The first payment and the balance, if the balance is to be paid by a day. */
function planLines(booking: BookingRow): MailLine[] {
  const trip = agreedTotal(booking);
  const { currency, onArrival = 0, plan } = trip;
  if (!plan?.balanceDueOn) return [];
  const { balanceDueOn, first } = plan;
  return [
    [tripLabels.firstPayment, formatMoney(first, currency)],
    [
      breakdownLabel('dueOnArrival', { balanceDueOn }),
      formatMoney(payableBefore(trip) - first, currency),
    ],
    ...(onArrival > 0
      ? [[BREAKDOWN_LABELS.arrivalOnly, formatMoney(onArrival, currency)] as const]
      : []),
  ];
}

function openingOf(booking: BookingRow, byColleague: boolean): string {
  if (awaitsAnswer(booking)) return texts.requested.text;
  return byColleague ? texts.booked.byColleague : texts.booked.byTraveler;
}

/** A cancellation, and the cash that has to be returned, in minor units. */
export const canceledNotice = (
  booking: BookingRow,
  row: CancellationRow,
  inPerson = row.refundCounter,
): AgencyNotice => ({
  subject: texts.canceled.subject(namesOf(booking).spot),
  paragraphs: [
    row.byKind === 'traveller' ? texts.canceled.byTraveler : texts.canceled.byUs,
    ...(inPerson > 0 ? [texts.canceled.returnCash(formatMoney(inPerson, row.currency))] : []),
  ],
  lines: [
    [labels.traveler, apart(booking.travelName)],
    ...cancellationFacts(booking, row),
    [labels.reason, REASON_TEXTS[row.reasonCode as CancellationReason] || texts.canceled.noReason],
    ...(row.reasonText === '' ? [] : [[labels.message, apart(row.reasonText)] as const]),
  ],
});

/** A customer who can't be emailed about the canceled trip and has to be called. */
export const callNotice = (publicUrl: string, booking: BookingRow): AgencyNotice => ({
  subject: texts.call.subject(apart(booking.travelName)),
  paragraphs: [texts.call.text],
  action: openBooking(publicUrl, booking),
  lines: [[labels.traveler, apart(booking.travelName)], phoneLine(booking), ...tripLines(booking)],
});

const phoneLine = ({ travelPhone }: BookingRow) =>
  [labels.phone, leftToRight(phoneText(travelPhone))] as const;

/** Cash that has to be returned after a trip became cheaper; `counter` is in minor units. */
export const giveBackNotice = (booking: BookingRow, counter: number): AgencyNotice => ({
  subject: texts.giveBack.subject(namesOf(booking).spot),
  paragraphs: [texts.giveBack.text(formatMoney(counter, booking.currency))],
  lines: [[labels.traveler, apart(booking.travelName)], ...tripLines(booking)],
});

interface Departure {
  spot: string;
  day: string;
  /** `HH:mm`; empty if the departure has none. */
  startTime: string;
  /** Bookings that couldn't be canceled. */
  count: number;
  /** The departure's manifest. */
  url: string;
}

const departureNotice = ({ url }: Departure, subject: string, text: string): AgencyNotice => ({
  subject,
  paragraphs: [text],
  action: { label: texts.callOff.openManifest, url },
});

const departureText = ({ day, spot, startTime }: Departure) =>
  texts.callOff.departure({ spot: apart(spot), day: dayText({ travelDate: day, startTime }) });

/** The bookings of a called-off departure are still not canceled. */
export const standstillNotice = (of: Departure): AgencyNotice =>
  departureNotice(of, texts.callOff.stillSubject(departureText(of)), texts.callOff.still(of.count));

/** Bookings of a called-off departure couldn't be canceled. */
export const notCalledOffNotice = (of: Departure): AgencyNotice =>
  departureNotice(
    of,
    texts.callOff.failedSubject(departureText(of)),
    texts.callOff.failed(of.count),
  );

/** Travelers couldn't be emailed about an exception. */
export const untoldNotice = (
  count: number,
  { fromDay, reason, toDay }: { fromDay: string; reason: string; toDay: string },
): AgencyNotice => ({
  subject: texts.untold.subject,
  paragraphs: [texts.untold.text(count)],
  lines: [[labels.days, texts.untold.days({ from: formatDay(fromDay), to: formatDay(toDay) })]],
  quote: reason,
});
