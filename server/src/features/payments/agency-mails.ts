import type { AppContext } from '../../context.ts';
import type { Executor, Tx } from '../../db/database.ts';
import { notifyAgency } from '../../mails/agency-mails.ts';
import type { Paid } from '../../mails/written/index.ts';
import type { ProviderDispute, ProviderIntent } from '../../ports.ts';
import type { SyncTarget } from './reconcile/provider-updates.ts';
import type { PaymentRow } from './store/ledger.ts';
import type { RefundRow } from './store/refunds.ts';

type Context = Pick<AppContext, 'clock' | 'config' | 'mail' | 'payments'>;

/** Notifies the agency of a paid booking. */
export function tellPaid(context: Context, tx: Tx, paid: Paid): Promise<void> {
  const { livemode } = context.payments;
  return notifyAgency(context, tx, (write) => write.paidNotice(paid, livemode));
}

/** Notifies the agency that a bank withholds money until evidence is submitted. */
export function tellDisputed(
  context: Context,
  tx: Tx,
  { bookingId, payment, transactionId }: SyncTarget,
  dispute: ProviderDispute,
): Promise<void> {
  const { livemode } = context.payments;
  const { amount, currency } = dispute;
  const charged = { amount, currency, livemode, transactionId };
  const of = { bookingId, trip: payment?.tripTitle ?? null };
  return notifyAgency(context, tx, (write) => write.disputedNotice(of, charged, dispute));
}

/** Notifies the agency of a refund that didn't reach its card and isn't retried. */
export function tellRefundFailed(context: Context, tx: Tx, refund: RefundRow): Promise<void> {
  const charged = { ...refund, livemode: context.payments.livemode };
  return notifyAgency(context, tx, (write) => write.refundFailedNotice(refund, charged));
}

/** Notifies the agency of a won dispute whose booking another payment had paid in the meantime. */
export function tellChargedTwice(context: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const charged = { ...payment, livemode: context.payments.livemode };
  return notifyAgency(context, tx, (write) => write.chargedTwiceNotice(payment, charged));
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
