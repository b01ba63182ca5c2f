import { hasEnded } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { readMailSettings } from '../../../mails/mail-settings.ts';
import { inItsLanguage } from '../../../mails/trips/in-its-language.ts';
import { wordsIn } from '../../../mails/words-in.ts';
import { findBooking } from '../../booking-records/index.ts';
import { tellChargedTwice } from '../agency-mails.ts';
import { bookingMoney } from '../booking-money.ts';
import { furthestDispute, isLive } from '../policy.ts';
import { listDisputesOf } from '../store/disputes.ts';
import { writeJournal, type JournalNote, type Source } from '../store/journal.ts';
import {
  listLivePayments,
  setLedgerState,
  type LedgerState,
  type PaymentRow,
} from '../store/ledger.ts';
import { findRecipient } from '../find-recipient.ts';
import { refundTotal } from '../store/refunds.ts';

interface News {
  source: Source;
  /** The part of the returned amount that the traveler was already emailed about, in minor units. */
  told: number;
}

/**
 * Updates a locked payment, with all consequences, from its refunds and disputes: the traveler's history, the booking's
 * paid state, the journal and the email. Does nothing if nothing has changed.
 */
export async function recomputePayment(
  context: AppContext,
  tx: Tx,
  payment: PaymentRow,
  { source, told }: News,
): Promise<PaymentRow> {
  const state = await stateNow(context, tx, payment);
  const updated = { ...payment, ...state };
  if (isSame(payment, updated)) return payment;
  await setLedgerState(tx, payment.id, state);
  const given = updated.amountRefunded - payment.amountRefunded;
  if (given !== 0) {
    await writeJournal(tx, {
      ...journalNote(updated, given),
      at: context.clock.now(),
      source,
      bookingId: payment.bookingId,
      transactionId: payment.transactionId,
      amount: Math.abs(given),
      currency: payment.currency,
    });
  }
  if (updated.duplicate && !payment.duplicate) {
    const { id, transactionId } = payment;
    context.log.error(
      { paymentId: id, transactionId },
      'a booking was charged twice: refund one payment',
    );
    await tellChargedTwice(context, tx, updated);
  }
  const to = given - told > 0 ? await findRecipient(tx, payment) : null;
  if (to !== null) {
    const booking = await findBooking(tx, payment.bookingId);
    const words = wordsIn(context.config, booking?.language ?? to.language);
    const refundDays = (await readMailSettings(tx))('cancellation.refundDaysPromise');
    const mail = words.write.refundMail(words.publicUrl, to, {
      payment: updated,
      given: given - told,
      booking: booking && (await inItsLanguage(tx, words, booking)),
      refundDays,
    });
    await context.mail.enqueue(tx, mail);
  }
  return updated;
}

async function stateNow(context: AppContext, tx: Tx, payment: PaymentRow): Promise<LedgerState> {
  const disputes = await listDisputesOf(tx, payment.id);
  const lost = disputes.filter(({ state }) => state === 'lost');
  const refunded = await refundTotal(tx, payment.id, 'succeeded');
  const amountRefunded = Math.min(refunded, payment.amount);
  const taken = lost.reduce((sum, { amount }) => sum + amount, 0);
  const state = {
    amountRefunded,
    // Never more than the charge: the database adds the two amounts as four-byte integers.
    amountLost: Math.min(taken, payment.amount - amountRefunded),
    disputeState: furthestDispute(disputes),
  };
  const after = { ...payment, ...state };
  return { ...state, duplicate: await isDuplicate(context, tx, payment, after) };
}

/** True if a charge's money came back to us but another charge has paid the same in the meantime. */
async function isDuplicate(
  context: AppContext,
  tx: Tx,
  before: PaymentRow,
  after: PaymentRow,
): Promise<boolean> {
  if (before.duplicate || isLive(before)) return before.duplicate;
  if (!isLive(after)) return false;
  const others = await listLivePayments(tx, after.bookingId, context.payments.livemode);
  if (others.some(({ part }) => part === after.part)) return true;
  return others.length > 0 && (await exceedsTotal(context, tx, after));
}

/** True if the traveler has paid for the trip in other parts, so that this payment is more than it costs. */
async function exceedsTotal(context: AppContext, tx: Tx, payment: PaymentRow): Promise<boolean> {
  const booking = await findBooking(tx, payment.bookingId);
  if (booking === null || hasEnded(booking)) return false;
  const { breakdown } = await bookingMoney(context, tx, booking);
  const { amount, amountLost, amountRefunded } = payment;
  return breakdown.paid + amount - amountLost - amountRefunded > breakdown.total;
}

function isSame(one: LedgerState, other: LedgerState): boolean {
  return (
    one.amountRefunded === other.amountRefunded &&
    one.amountLost === other.amountLost &&
    one.disputeState === other.disputeState &&
    one.duplicate === other.duplicate
  );
}

function journalNote(payment: PaymentRow, given: number): Pick<JournalNote, 'kind' | 'detail'> {
  if (given > 0) {
    const full = payment.amountRefunded === payment.amount;
    return { kind: 'refund_seen', detail: full ? 'refunded in full' : 'refunded in part' };
  }
  return {
    kind: 'refund_undone',
    detail: payment.duplicate
      ? 'the money is back, but another charge has paid for the booking: refund it'
      : 'the money is back, and the payment counts',
  };
}
