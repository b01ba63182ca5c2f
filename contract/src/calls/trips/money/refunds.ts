import { callsOf } from '../../calls-of.ts';

const bookings = callsOf('Bookings');
const payments = callsOf('Payments');

/** Makes the amount of a refund due again, which changes the booking's balance. */
export const chargeAgain = bookings.staff('money.refund')(
  'POST',
  '/operator/refunds/:id/charge-again',
);
export const refundPayment = payments.staff('money.refund')('POST', '/payments/:id/refunds');
