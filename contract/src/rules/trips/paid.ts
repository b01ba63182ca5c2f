interface HasId {
  _id: string;
  paid?: boolean | undefined;
}

/**
 * True if any payment record has the booking's id (spec §4). The booking's own flag `paid` comes from the ledger
 * instead, and stays true when the traveler removes a payment from the history.
 */
export function isPaid(booking: HasId, payments: readonly { bookingId: string }[] = []): boolean {
  return booking.paid === true || payments.some(({ bookingId }) => bookingId === booking._id);
}
