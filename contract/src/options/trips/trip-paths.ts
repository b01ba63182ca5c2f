/** The companions' page and the page that a voucher's code leads to; what they are about stands behind `#`. */
export const SHARED_TRIP_PATH = '/trip';
export const CHECK_IN_PATH = '/check-in';

/** The page of a booking, which lists, receipts and mails lead to. */
export const tripPath = (bookingId: string) => `/bookings/${encodeURIComponent(bookingId)}`;

/** The same for paper, with the code for check-in. */
export const voucherPath = (bookingId: string) => `${tripPath(bookingId)}/voucher`;

/** Where its traveler says how it was. */
export const reviewPath = (bookingId: string) => `${tripPath(bookingId)}/review`;
