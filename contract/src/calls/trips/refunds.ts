import { staff } from '../staff.ts';

/** Makes the amount of a refund due again, which changes its booking. */
export const chargeAgain = staff(
  'POST',
  '/operator/refunds/:id/charge-again',
  'money.refund',
  'Bookings',
);
export const refundPayment = staff('POST', '/payments/:id/refunds', 'money.refund', 'Payments');
