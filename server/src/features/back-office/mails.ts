import { formatMoney } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notifyAgency } from '../../mails/agency-mails.ts';
import { tripLines } from '../../mails/trip-lines.ts';
import type { BookingRow } from '../booking-records/index.ts';

export interface ToldOfChange {
  /** As it is now. */
  booking: BookingRow;
  /** In minor units. */
  back: { card: number; counter: number };
  /** Days until a refund has arrived, as the agency promises. */
  refundWithinDays: number;
}

/** What a traveler is given back because a trip costs less now. */
export function backTexts({ back, booking, refundWithinDays }: ToldOfChange): string[] {
  const money = (minor: number) => formatMoney(minor, booking.currency);
  const texts: string[] = [];
  if (back.card > 0) {
    texts.push(
      `It costs less now: ${money(back.card)} is on its way back to your card. It should arrive within ${refundWithinDays} days.`,
    );
  }
  if (back.counter > 0) texts.push(`We will give ${money(back.counter)} back to you in person.`);
  return texts;
}

/** A task for the agency: cash that has become too much. */
export function tellToReturn(
  context: Pick<AppContext, 'clock' | 'config' | 'mail'>,
  tx: Tx,
  { back, booking }: ToldOfChange,
): Promise<void> {
  const amount = formatMoney(back.counter, booking.currency);
  return notifyAgency(context, tx, {
    subject: `Give back: ${booking.travelSpot}`,
    paragraphs: [`A trip has become cheaper. Give ${amount} back at the counter, and record it.`],
    lines: [['Traveler', booking.travelName], ...tripLines(booking)],
  });
}
