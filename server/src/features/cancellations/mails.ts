import { formatMoney, phoneText, REASON_TEXTS, type CancellationReason } from '@wayfarer/contract';
import type { Config } from '../../config/config.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { bundleForAgency } from '../../mails/agency-bundles.ts';
import { notifyAgency } from '../../mails/agency-mails.ts';
import { composeMail, type MailLine } from '../../mails/layout/mail-layout.ts';
import type { AgencyNotice } from '../../mails/layout/mail-parts.ts';
import { tripLines, tripWords } from '../../mails/trip-lines.ts';
import { calendarOf, tripUrl } from '../../mails/trips/trip-parts.ts';
import type { Mail } from '../../mail-ports.ts';
import type { CancellationRow } from '../booking-records/index.ts';
import type { Situation } from './situation.ts';

/** Tells the traveler that a trip is canceled, why, and how much is refunded. */
export function canceledMail(
  { http }: Pick<Config, 'http'>,
  to: string,
  { booking, refundWithinDays }: Pick<Situation, 'booking' | 'refundWithinDays'>,
  cancellation: CancellationRow,
): Mail {
  const { byKind, reasonText } = cancellation;
  const opening =
    byKind === 'traveller'
      ? 'Your trip is canceled, as you asked.'
      : `We're sorry, but we had to cancel your trip. ${agencyReason(cancellation)}`;
  const { publicUrl } = http;
  const mail = composeMail(to, {
    subject: `Canceled: ${booking.travelSpot}`,
    title: 'Your trip is canceled',
    name: booking.travelName,
    words: tripWords(booking),
    paragraphs: [opening.trim(), ...refundTexts(cancellation, refundWithinDays)],
    ...(byKind === 'staff' && reasonText !== '' && { quote: reasonText }),
    lines: facts(booking, cancellation),
    ...(booking.uid === null
      ? { action: { label: 'See this trip', url: tripUrl(publicUrl, booking) } }
      : {
          action: { label: 'See your bookings', url: `${publicUrl}/bookings` },
          more: { label: 'See this trip', url: tripUrl(publicUrl, booking) },
        }),
    sections: [
      {
        title: 'In your calendar',
        texts: ['The file attached to this email removes the trip from your calendar.'],
      },
    ],
  });
  const about = {
    kind: 'cancelled',
    bookingId: booking.id,
    key: cancellation.id,
    byAgency: byKind === 'staff',
  } as const;
  return { ...mail, about, calendar: calendarOf(publicUrl, booking) };
}

function agencyReason({ reasonCode }: CancellationRow): string {
  return REASON_TEXTS[reasonCode as CancellationReason];
}

/** Paragraphs about the amounts of the refund and how and when they are returned. */
function refundTexts(
  { currency, refundCard, refundCounter, refundState, taken }: CancellationRow,
  days: number,
): string[] {
  const texts: string[] = [];
  if (refundCard > 0) {
    const card = formatMoney(refundCard, currency);
    texts.push(
      refundState === 'held_by_dispute'
        ? `Your bank is looking into your payment. Once it decides, we'll refund ${card} to your card, unless the bank has already returned it.`
        : `${card} is on its way back to your card. It should arrive within ${days} days.`,
    );
  }
  if (refundCounter > 0) {
    texts.push(`We'll give you ${formatMoney(refundCounter, currency)} back in person.`);
  }
  if (texts.length > 0) return texts;
  return [taken > 0 ? 'Nothing is refunded.' : 'Nothing was charged, and nothing is due.'];
}

function facts(booking: Situation['booking'], row: CancellationRow): MailLine[] {
  const { currency, kept, refundCard, refundCounter, taken } = row;
  const money = (minor: number) => formatMoney(minor, currency);
  return [
    ...tripLines(booking),
    ...(taken === 0
      ? []
      : ([
          ['Paid', money(taken)],
          ['Refund', money(refundCard + refundCounter)],
          ['Not refunded', money(kept)],
        ] as const)),
  ];
}

/** Notifies the agency of a customer who can't be emailed about the canceled trip and has to be called. */
export function tellToCall(
  context: Pick<AppContext, 'clock' | 'config' | 'mail'>,
  tx: Tx,
  { booking }: Pick<Situation, 'booking'>,
): Promise<void> {
  const { publicUrl } = context.config.http;
  const about = { bundle: 'bookings', subjectId: booking.id } as const;
  return bundleForAgency(context, tx, about, {
    subject: `Call: ${booking.travelName}`,
    paragraphs: ['Their trip is canceled, and they have no email address.'],
    action: {
      label: 'Open the booking',
      url: `${publicUrl}/admin/bookings/${encodeURIComponent(booking.id)}`,
    },
    lines: [
      ['Traveler', booking.travelName],
      ['Phone', phoneText(booking.travelPhone)],
      ...tripLines(booking),
    ],
  });
}

/**
 * Notifies the agency that a traveler has canceled or that cash has to be returned. Trips without payments are combined
 * in one email.
 */
export function tellAgency(
  context: Pick<AppContext, 'clock' | 'config' | 'mail'>,
  tx: Tx,
  { booking }: Situation,
  row: CancellationRow,
): Promise<void> {
  const counter = formatMoney(row.refundCounter, row.currency);
  const task = row.refundCounter > 0 ? [`Return ${counter} at the counter.`] : [];
  const who = row.byKind === 'traveller' ? 'A traveler has canceled.' : 'A booking was canceled.';
  const notice = {
    subject: `Canceled: ${booking.travelSpot}`,
    paragraphs: [who, ...task],
    lines: [
      ['Traveler', booking.travelName],
      ...facts(booking, row),
      ['Reason', REASON_TEXTS[row.reasonCode as CancellationReason] || 'None was given.'],
      ...(row.reasonText === '' ? [] : [['Message', row.reasonText] as const]),
    ],
  } satisfies AgencyNotice;
  return row.taken === 0
    ? bundleForAgency(context, tx, { bundle: 'bookings', subjectId: booking.id }, notice)
    : notifyAgency(context, tx, notice);
}
