import { formatMoney } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notifyAgency } from '../../mails/agency-mails.ts';
import { tripLines } from '../../mails/trip-lines.ts';
import type { BookingRow } from '../booking-records/index.ts';

export interface ToldOfChange {
  /** The booking as it is now. */
  booking: BookingRow;
  /** The sums to return to the card and at the counter, in minor units. */
  back: { card: number; counter: number };
  /** The number of days within which the agency promises that refunds arrive. */
  refundWithinDays: number;
}

/** The paragraphs that tell a traveler how money is returned after a trip became cheaper. */
export function backTexts({ back, booking, refundWithinDays }: ToldOfChange): string[] {
  const money = (minor: number) => formatMoney(minor, booking.currency);
  const texts: string[] = [];
  if (back.card > 0) {
    texts.push(
      `It costs less now: ${money(back.card)} is on its way back to your card. It should arrive within ${refundWithinDays} days.`,
    );
  }
  if (back.counter > 0) texts.push(`We'll give you ${money(back.counter)} back in person.`);
  return texts;
}

/** Notifies the agency that it has cash to return. */
export function tellToReturn(
  context: Pick<AppContext, 'clock' | 'config' | 'mail'>,
  tx: Tx,
  { back, booking }: ToldOfChange,
): Promise<void> {
  const amount = formatMoney(back.counter, booking.currency);
  return notifyAgency(context, tx, {
    subject: `Give back: ${booking.travelSpot}`,
    paragraphs: [`A trip has become cheaper. Return ${amount} at the counter and record it.`],
    lines: [['Traveler', booking.travelName], ...tripLines(booking)],
  });
}
