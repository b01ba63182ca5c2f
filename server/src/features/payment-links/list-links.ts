import { awaitsAnswer, hasEnded, type PaymentLink } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { bookingMoney, isTripOver } from '../payments/index.ts';
import { linkUrl } from './link-code.ts';
import { linkAmount } from './link-amount.ts';
import { presentLink } from './present.ts';
import { listLinks } from './store.ts';

/** The payment links of a booking as staff see them, newest first. */
export async function listPaymentLinks(
  context: AppContext,
  booking: BookingRow,
): Promise<PaymentLink[]> {
  const links = await listLinks(context.db.orm, booking.id);
  if (links.length === 0) return [];
  const money = await bookingMoney(context, context.db.orm, booking);
  const isOver = isTripOver(booking, context.clock.now());
  const isPayable = !hasEnded(booking) && !awaitsAnswer(booking) && !isOver;
  return links.map((used) =>
    presentLink(used, {
      url: linkUrl(context, booking, used.link.code),
      amount: linkAmount(used.link, money),
      currency: booking.currency,
      isPayable,
    }),
  );
}
