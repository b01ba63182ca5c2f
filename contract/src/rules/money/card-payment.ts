/** A card payment as the ledger has it, in minor units. What has gone is never counted as more than came. */
export interface CardPayment {
  amount: number;
  /** Given back because a change made the trip cheaper; arrived or on its way. It falls due again. */
  repriced: number;
  /** Given back for any other reason, and arrived. It doesn't fall due again. */
  refunded: number;
  /** The same, decided and on its way. */
  pending: number;
  /** Taken back by the bank in lost disputes. It falls due again. */
  lost: number;
}

/** The part of a payment that pays for the trip: without what the bank took and what changes gave back. */
export function paidOf({ amount, lost, repriced }: CardPayment): number {
  return Math.max(0, amount - lost - repriced);
}

/** The part of a payment that came back in kindness, for display. */
export function kindnessOf(payment: CardPayment): number {
  return Math.min(payment.refunded, paidOf(payment));
}

/** What can still be given back to the card. */
export function leftOf({ amount, lost, pending, refunded, repriced }: CardPayment): number {
  return Math.max(0, amount - lost - pending - refunded - repriced);
}
