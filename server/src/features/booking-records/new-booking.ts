/** The columns of a booking when it is made. */
export const NEW_BOOKING = {
  revision: 1,
  linkSerial: 1,
  linkEndedAt: null,
  state: 'booked',
  heldUntil: null,
  refundCapPercent: null,
  refundCapSince: null,
  counter: 0,
  given: 0,
  changeRefund: 0,
  canceledAt: null,
  removedAt: null,
  attendance: 'none',
  attendanceAt: null,
  attendanceBy: null,
} as const;
