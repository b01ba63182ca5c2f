import type { CardPayment } from '@wayfarer/contract';

/** A card payment of which nothing has gone back. */
export const cardPayment = (amount: number): CardPayment => ({
  amount,
  repriced: 0,
  refunded: 0,
  pending: 0,
  lost: 0,
});
