/** A card payment in the ledger, in minor units. The functions below never return negative amounts. */
export interface CardPayment {
  amount: number;
  /** The sum refunded because a change made the trip cheaper, arrived or on its way. It no longer counts as paid. */
  repriced: number;
  /** The sum refunded for any other reason, and arrived. It doesn't become due again. */
  refunded: number;
  /** Like `refunded`, but decided and still on its way. */
  pending: number;
  /** The sum that the bank took back in lost disputes. It becomes due again. */
  lost: number;
}

/** The part of a payment that pays for the trip, without the amounts lost to the bank or refunded by changes. */
export function paidOf({ amount, lost, repriced }: CardPayment): number {
  return Math.max(0, amount - lost - repriced);
}

/** The part of a payment that was refunded and doesn't become due again, for display. */
export function kindnessOf(payment: CardPayment): number {
  return Math.min(payment.refunded, paidOf(payment));
}

/** Like `kindnessOf`, including refunds that are still on their way. */
export function givenOf(payment: CardPayment): number {
  return Math.min(payment.refunded + payment.pending, paidOf(payment));
}

/** The amount that can still be refunded to the card. */
export function leftOf({ amount, lost, pending, refunded, repriced }: CardPayment): number {
  return Math.max(0, amount - lost - pending - refunded - repriced);
}
