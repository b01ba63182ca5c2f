import { formatMoney, REASON_TEXTS, type CancellationReason } from '@wayfarer/contract';
import type { BookingRow } from '../../../db/tables/bookings.ts';
import type { CancellationRow } from '../../../db/tables/money/cancellations.ts';
import type { Mail } from '../../../mail-ports.ts';
import type { MailLine } from '../../mail-parts.ts';
import { tripUrl } from '../../trips/trip-facts.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { canceled as texts } from './mails.texts.js';
import { type GiftBack, giftTexts, sumOfGifts } from './parts/gift-texts.ts';
import { actions, calendar } from './parts/parts.texts.js';
import { tripLines, tripWords } from './parts/trip-lines.ts';
import { calendarOf, namesOf } from './parts/trip-parts.ts';

interface Canceled {
  booking: BookingRow;
  /** The days within which the agency promises that refunds arrive. */
  refundWithinDays: number;
  /** The amounts that went back to gift vouchers, which are a part of the refund at the counter. */
  gifts?: readonly GiftBack[];
}

export function canceledMail(
  publicUrl: string,
  to: string,
  { booking, gifts = [], refundWithinDays }: Canceled,
  cancellation: CancellationRow,
): Mail {
  const { byKind, reasonText } = cancellation;
  const opening =
    byKind === 'traveller' ? texts.byYou : `${texts.byUs} ${agencyReason(cancellation)}`;
  const mail = composeMail(to, {
    subject: texts.subject(namesOf(booking).spot),
    title: texts.title,
    name: booking.travelName,
    words: tripWords(booking),
    paragraphs: [opening.trim(), ...refundTexts(cancellation, { days: refundWithinDays, gifts })],
    ...(byKind === 'staff' && reasonText !== '' && { quote: reasonText }),
    lines: cancellationFacts(booking, cancellation),
    ...(booking.uid === null
      ? { action: { label: actions.thisTrip, url: tripUrl(publicUrl, booking) } }
      : {
          action: { label: actions.bookings, url: `${publicUrl}/bookings` },
          more: { label: actions.thisTrip, url: tripUrl(publicUrl, booking) },
        }),
    sections: [{ title: calendar.title, texts: [calendar.remove] }],
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

/** The amounts of the refund, and how and when they are returned. */
function refundTexts(
  { currency, refundCard, refundCounter, refundState, taken }: CancellationRow,
  { days, gifts }: { days: number; gifts: readonly GiftBack[] },
): string[] {
  const said: string[] = [];
  if (refundCard > 0) {
    const amount = formatMoney(refundCard, currency);
    const isHeld = refundState === 'held_by_dispute';
    said.push(isHeld ? texts.heldByBank(amount) : texts.toCard({ days, amount }));
  }
  const inPerson = refundCounter - sumOfGifts(gifts);
  said.push(...giftTexts(gifts, currency));
  if (inPerson > 0) said.push(texts.inPerson(formatMoney(inPerson, currency)));
  if (said.length > 0) return said;
  return [taken > 0 ? texts.nothingRefunded : texts.nothingCharged];
}

export function cancellationFacts(booking: BookingRow, row: CancellationRow): MailLine[] {
  const { currency, kept, refundCard, refundCounter, taken } = row;
  const money = (minor: number) => formatMoney(minor, currency);
  return [
    ...tripLines(booking),
    ...(taken === 0
      ? []
      : ([
          [texts.paid, money(taken)],
          [texts.refund, money(refundCard + refundCounter)],
          [texts.notRefunded, money(kept)],
        ] as const)),
  ];
}
