interface HasId {
  _id: string;
  paid?: boolean | undefined;
}

/**
 * True if any payment record has the booking's id (spec §4), or if the booking itself says that it is paid. The latter
 * stays true when the traveler removes the payment from the history.
 */
export function isPaid(booking: HasId, payments: readonly { bookingId: string }[] = []): boolean {
  return booking.paid === true || payments.some(({ bookingId }) => bookingId === booking._id);
}
