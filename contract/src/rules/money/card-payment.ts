/** A card payment in the ledger, in minor units. The functions below never return negative amounts. */
export interface CardPayment {
  amount: number;
  /**
   * The sum that was refunded because a change made the trip cheaper, arrived or on its way. It no longer counts as
   * paid.
   */
  repriced: number;
  /** The sum that was refunded for any other reason and has arrived. The traveler doesn't owe it again. */
  refunded: number;
  /** The sum that is being refunded for any other reason and is still on its way. The traveler doesn't owe it again. */
  pending: number;
  /** The sum that the bank took back in lost disputes. The traveler owes it again. */
  lost: number;
}

/**
 * The part of a payment that pays for the trip, without the amounts lost to the bank or refunded because of changes.
 */
export function paidOf({ amount, lost, repriced }: CardPayment): number {
  return Math.max(0, amount - lost - repriced);
}

/** The part of a payment that was refunded and that the traveler doesn't owe again, for display. */
export function kindnessOf(payment: CardPayment): number {
  return Math.min(payment.refunded, paidOf(payment));
}

/** Like `kindnessOf`, but including refunds that are still on their way. */
export function givenOf(payment: CardPayment): number {
  return Math.min(payment.refunded + payment.pending, paidOf(payment));
}

/** The amount that can still be refunded to the card. */
export function leftOf({ amount, lost, pending, refunded, repriced }: CardPayment): number {
  return Math.max(0, amount - lost - pending - refunded - repriced);
}
