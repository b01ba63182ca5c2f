import {
  agreedLines,
  agreedTotal,
  formatMoney,
  partyText,
  priceLineText,
} from '@wayfarer/contract';
import type { Config } from '../../config/config.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notifyAgency } from '../../mails/agency-mails.ts';
import { composeMail, type MailLine } from '../../mails/mail-layout.ts';
import { tripLines } from '../../mails/trip-lines.ts';
import type { Mail } from '../../ports.ts';
import type { BookingRow } from '../payments/index.ts';

interface Told {
  /** As it is now. */
  booking: BookingRow;
  /** In minor units. */
  back: { card: number; counter: number };
  reason: string;
  /** Days until a refund has arrived, as the agency promises. */
  refundWithinDays: number;
}

/** Tells the traveler how the trip is now, why, and what comes back. */
export function changedMail(
  { http }: Pick<Config, 'http'>,
  to: string,
  { back, booking, reason, refundWithinDays }: Told,
): Mail {
  const { currency } = booking;
  const money = (minor: number) => formatMoney(minor, currency);
  const texts = [`We have changed your trip. ${reason}`];
  if (back.card > 0) {
    texts.push(
      `It costs less now: ${money(back.card)} is on its way back to your card. It should arrive within ${refundWithinDays} days.`,
    );
  }
  if (back.counter > 0) texts.push(`We will give ${money(back.counter)} back to you in person.`);
  return composeMail(to, {
    subject: `Changed: ${booking.travelSpot}`,
    name: booking.travelName,
    paragraphs: texts,
    lines: [
      ...tripLines(booking),
      ['Travelers', partyText(booking)],
      ...agreedLines(booking).map((line): MailLine => [
        priceLineText(line, currency),
        money(line.amount),
      ]),
      ['Total', money(agreedTotal(booking).total)],
    ],
    action: { label: 'See your bookings', url: `${http.publicUrl}/bookings` },
  });
}

/** A task for the agency: cash that has become too much. */
export function tellToReturn(
  context: Pick<AppContext, 'config' | 'mail'>,
  tx: Tx,
  { back, booking }: Told,
): Promise<void> {
  const amount = formatMoney(back.counter, booking.currency);
  return notifyAgency(context, tx, {
    subject: `Give back: ${booking.travelSpot}`,
    paragraphs: [`A trip has become cheaper. Give ${amount} back at the counter, and record it.`],
    lines: [['Traveler', booking.travelName], ...tripLines(booking)],
  });
}
