/** A card payment in the ledger, in minor units. */
export interface CardPayment {
  amount: number;
  /** Refunded because a change made the trip cheaper, even if still on its way. It no longer counts as paid. */
  repriced: number;
  /** Refunded for any other reason, and arrived. The traveler doesn't owe it again. */
  refunded: number;
  /** Like `refunded`, but still on its way. */
  pending: number;
  /** Taken back by the bank in lost disputes. The traveler owes it again. */
  lost: number;
}

/**
 * The part of a payment that pays for the trip, without the amounts lost to the bank or refunded because of changes.
 */
export function paidOf({ amount, lost, repriced }: CardPayment): number {
  return Math.max(0, amount - lost - repriced);
}

/** The refunded part that the traveler doesn't owe again, for display. */
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
