import type {
  BodyOf,
  CalendarDay,
  OutputOf,
  redeemGiftVoucher as endpoint,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { notFound } from '../../../problem-error.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { findUsable, lockUsable, spendGift } from '../../gift-vouchers/index.ts';
import {
  assertAskable,
  bookingMoney,
  bookingPaid,
  withoutOpenPayment,
} from '../../payments/index.ts';
import { agencyDay } from '../../settings/index.ts';
import { confirmReceived } from '../confirm-received.ts';
import { writeEntry } from '../write-entry.ts';

type Redeemed = OutputOf<typeof endpoint>;

/**
 * Pays for the caller's booking with a gift voucher: as much as is due, or as is left. An open card payment is canceled
 * first, because its amount changes. Held places are confirmed only once the first payment is made. Throws `not_found`,
 * `gift_not_valid`, `booking_paid`, `booking_cancelled`, `booking_expired`, `not_confirmed`, `travel_date_past`,
 * `payment_in_progress`, `provider_unavailable`.
 */
export async function redeemGiftVoucher(
  context: UserContext,
  bookingId: string,
  { code }: BodyOf<'redeemGiftVoucher'>,
): Promise<Redeemed> {
  const today = await agencyDay(context);
  return withoutOpenPayment(context, bookingId, {
    check: async (tx, booking) => {
      if (booking.uid !== context.actor.uid) throw notFound('booking');
      assertAskable(booking, context.clock.now());
      if ((await openOf(context, tx, booking)) === 0) throw bookingPaid();
      // a wrong code cancels no card payment
      await findUsable(tx, code, { currency: booking.currency, today });
    },
    work: (tx, booking) => redeem(context, tx, booking, { code, today }),
  });
}

/** The sum that is left to pay of the whole trip, without fees that are paid on arrival, in minor units. */
async function openOf(context: UserContext, tx: Tx, booking: BookingRow): Promise<number> {
  const {
    dueNow,
    dueOnArrival,
    onlyOnArrival = 0,
  } = (await bookingMoney(context, tx, booking)).breakdown;
  return Math.max(0, dueNow + dueOnArrival - onlyOnArrival);
}

async function redeem(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  { code, today }: { code: string; today: CalendarDay },
): Promise<Redeemed> {
  const { currency, id: bookingId } = booking;
  const { left, voucher } = await lockUsable(tx, code, { currency, today });
  const amount = Math.min(left, await openOf(context, tx, booking));
  const id = context.newId();
  const at = context.clock.now();
  const who = { kind: 'traveller', userId: context.actor.uid } as const;
  const entry = { id, kind: 'received', method: 'gift', amount, note: '', at } as const;
  await writeEntry(context, tx, booking, {
    ...entry,
    by: amount,
    given: 0,
    receivedOn: today,
    who,
  });
  await spendGift(context, tx, {
    voucherId: voucher.id,
    amount,
    bookingId,
    counterPaymentId: id,
    at,
    byUserId: null,
  });
  const after = { ...booking, counter: booking.counter + amount };
  const { isPaid } = await bookingMoney(context, tx, after);
  if (isPaid) await confirmReceived(context, tx, booking, { amount, by: who });
  return { paid: amount, left: left - amount, currency, expiresOn: voucher.expiresOn, isPaid };
}
