import { callsOf } from '../calls-of.ts';

const bookings = callsOf('Bookings');
const payments = callsOf('Payments');

/** Makes the amount of a refund due again, which changes its booking. */
export const chargeAgain = bookings.staff(
  'POST',
  '/operator/refunds/:id/charge-again',
  'money.refund',
);
export const refundPayment = payments.staff('POST', '/payments/:id/refunds', 'money.refund');
