import type { AppContext } from '../../context.ts';
import type { Executor, Tx } from '../../db/database.ts';
import { notifyAgency } from '../../mails/agency-mails.ts';
import type { Paid } from '../../mails/written/index.ts';
import type { ProviderDispute, ProviderIntent } from '../../ports.ts';
import { findReference } from '../booking-records/index.ts';
import type { SyncTarget } from './reconcile/provider-updates.ts';
import { findPayment, type PaymentRow } from './store/ledger.ts';
import type { RefundRow } from './store/refunds.ts';

type Context = Pick<AppContext, 'clock' | 'config' | 'mail' | 'payments'>;

export function tellPaid(context: Context, tx: Tx, paid: Paid): Promise<void> {
  const { livemode } = context.payments;
  return notifyAgency(context, tx, (write) => write.paidNotice(paid, livemode));
}

/** Notifies the agency that a bank withholds money until evidence is submitted. */
export async function tellDisputed(
  context: Context,
  tx: Tx,
  { bookingId, payment, transactionId }: SyncTarget,
  dispute: ProviderDispute,
): Promise<void> {
  const { livemode } = context.payments;
  const { amount, currency } = dispute;
  const charged = { amount, currency, livemode, transactionId };
  const reference = bookingId === null ? null : await findReference(tx, bookingId);
  const of = { reference, trip: payment?.tripTitle ?? null };
  await notifyAgency(context, tx, (write) => write.disputedNotice(of, charged, dispute));
}

/** Notifies the agency of a refund that didn't reach its card and isn't retried. */
export async function tellRefundFailed(context: Context, tx: Tx, refund: RefundRow): Promise<void> {
  const charged = { ...refund, livemode: context.payments.livemode };
  const payment = refund.paymentId === null ? null : await findPayment(tx, refund.paymentId);
  const reference = payment && (await findReference(tx, payment.bookingId));
  await notifyAgency(context, tx, (write) =>
    write.refundFailedNotice({ ...refund, reference }, charged),
  );
}

/** Notifies the agency of a won dispute whose booking another payment had paid in the meantime. */
export async function tellChargedTwice(
  context: Context,
  tx: Tx,
  payment: PaymentRow,
): Promise<void> {
  const charged = { ...payment, livemode: context.payments.livemode };
  const reference = await findReference(tx, payment.bookingId);
  await notifyAgency(context, tx, (write) =>
    write.chargedTwiceNotice({ ...payment, reference }, charged),
  );
}

/** Notifies the agency of a charge without a known booking. */
export function tellUnknownCharge(
  context: Context,
  executor: Executor,
  { amountReceived: amount, currency, id: transactionId }: ProviderIntent,
): Promise<void> {
  const charged = { amount, currency, livemode: context.payments.livemode, transactionId };
  return notifyAgency(context, executor, (write) => write.unknownChargeNotice(charged));
}
