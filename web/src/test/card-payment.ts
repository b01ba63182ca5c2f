import type { CardPayment } from '@wayfarer/contract';

/** A card payment without refunds. */
export const cardPayment = (amount: number): CardPayment => ({
  amount,
  repriced: 0,
  refunded: 0,
  pending: 0,
  lost: 0,
});
