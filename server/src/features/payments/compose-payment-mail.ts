import { type PaymentMailKind, hasEnded } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { readMailSettings } from '../../mails/mail-settings.ts';
import { mailedTrip } from '../../mails/trips/mailed-trip.ts';
import { inItsLanguage } from '../../mails/trips/in-its-language.ts';
import type { Mail } from '../../mail-ports.ts';
import { wordsIn } from '../../mails/words-in.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { bookingMoney } from './booking-money.ts';
import { isLive } from './policy.ts';
import { listPaymentsOfBooking } from './store/ledger.ts';
import { findLastChargedAgain, findLastFailedRefund } from './store/refunds.ts';

interface Asked {
  kind: PaymentMailKind;
  booking: BookingRow;
  to: string;
}

/** An email about the latest payment of a booking, written from current data; null if there is no reason for it. */
export async function composePaymentMail(
  context: Pick<AppContext, 'clock' | 'config' | 'payments'>,
  db: Executor,
  { booking: row, kind, to }: Asked,
): Promise<Mail | null> {
  const { clock, config, payments } = context;
  const words = wordsIn(config, row.language);
  const { publicUrl, write } = words;
  const booking = await inItsLanguage(db, words, row);
  const payment = (await listPaymentsOfBooking(db, booking.id, payments.livemode)).at(-1);
  if (payment === undefined) return null;
  const payer = { email: to, name: booking.travelName };
  switch (kind) {
    case 'receipt': {
      const { breakdown } = await bookingMoney(context, db, booking);
      const today = localDay(clock.now(), zoneOfTrip(booking));
      return write.receiptMail(publicUrl, to, { payment, booking, breakdown, today });
    }
    case 'refund': {
      const { amountRefunded: given } = payment;
      if (given === 0) return null;
      const refundDays = (await readMailSettings(db))('cancellation.refundDaysPromise');
      return write.refundMail(publicUrl, payer, { payment, given, booking, refundDays });
    }
    case 'refund_failed': {
      const failed = await findLastFailedRefund(db, payment.id);
      if (failed === null) return null;
      const { amount } = failed;
      const counts = isLive(payment) && !hasEnded(booking);
      return write.refundFailedMail(publicUrl, payer, { payment, amount, counts, booking });
    }
    case 'charged_again': {
      const refund = await findLastChargedAgain(db, payment.id);
      if (refund === null) return null;
      const { breakdown } = await bookingMoney(context, db, booking);
      const trip = await mailedTrip(db, words, { booking: row, breakdown }, clock.now());
      return write.chargedAgainMail(to, trip, {
        amount: refund.amount,
        reason: '',
        refundId: refund.id,
      });
    }
  }
}
