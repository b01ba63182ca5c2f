export { closeTravelerPayments, detachPayer } from './account-data.ts';
export { backfillEvents } from './sync/backfill-events.ts';
export { catchUpRestore } from './restore/catch-up-restore.ts';
export type { CardAccount } from './modes/card-account.ts';
export { composePaymentMail } from './compose-payment-mail.ts';
export { checkBooks, type BrokenRule } from './reconcile/books/check-books.ts';
export { bookingMoney } from './booking-money.ts';
export { mailTrip } from './mail-trip.ts';
export { isChargeable } from './refunds/charge-again.ts';
export { executeRefund } from './refunds/execute-refund.ts';
export { owedOf } from './refunds/owed-of.ts';
export { decideRefunds } from './refunds/decide-refunds.ts';
export { cardMoney, lockCardMoney, type CardMoney } from './refunds/money-taken.ts';
export { findPayerEmail } from './store/payers.ts';
export { executeDueRefunds } from './refunds/execute-due-refunds.ts';
export { changeUnpaidBooking, withoutOpenPayment } from './checkout/without-open-payment.ts';
export { noteCardFees } from './fees/note-card-fees.ts';
export { exportGuestPayments, exportPayments } from './export-payments.ts';
export { pruneEvents } from './sync/prune-events.ts';
export { markModes } from './modes/mark-modes.ts';
export { assertAskable, bookingPaid, notDueYet } from './problems.ts';
export { partToPay } from './checkout/part-to-pay.ts';
export { openPaymentByLink } from './checkout/open-payment.ts';
export { isPaymentUnderWay } from './checkout/payment-state.ts';
export { openBusinessOf, openBusinessOfGuest, type OpenBusiness } from './open-business.ts';
export {
  describeModes,
  judgeModes,
  listPaymentModes,
  type PaymentModes,
} from './modes/payment-modes.ts';
export { readyModes } from './modes/ready-modes.ts';
export { reconcile, type Reconciliation } from './reconcile/reconcile.ts';
export { paymentRoutes } from './routes.ts';
export { amountAsked, type Asked, isBalancePayable, isPayable, isTripOver } from './policy.ts';
export { eraseRecipients, listPaymentsOfBooking, type PaymentRow } from './store/ledger.ts';
export { forgetWhoRefunded, keepWhoRefunded } from './store/who-refunded.ts';
export { closePaidTransfer } from './settlement/close-paid-transfer.ts';
export { sweepIntents } from './sync/sweep-intents.ts';
