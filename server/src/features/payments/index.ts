export { anonymisePayments, closeTravellerPayments, exportPayments } from './account-data.ts';
export { catchUpEvents } from './catch-up-events.ts';
export { catchUpRestore } from './catch-up-restore.ts';
export { carryOutRefunds } from './carry-out-refunds.ts';
export { changeUnpaidBooking } from './change-unpaid-booking.ts';
export { forgetEvents } from './forget-events.ts';
export { reconcile, type Reconciliation } from './reconcile.ts';
export { paymentRoutes, webhookRoutes } from './routes.ts';
export { sweepIntents } from './sweep-intents.ts';
