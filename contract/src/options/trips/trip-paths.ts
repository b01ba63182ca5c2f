/** The page for companions, and for the link in a voucher's code. The token follows `#`. */
export const SHARED_TRIP_PATH = '/trip';
/** The page of a trip for a customer without an account; the token follows `#`. */
export const GUEST_TRIP_PATH = '/my-trip';
export const CHECK_IN_PATH = '/check-in';

/** The page of a booking; lists, receipts and emails link to it. */
export const tripPath = (bookingId: string) => `/bookings/${encodeURIComponent(bookingId)}`;

/** The printable page of a booking, with the code for check-in. */
export const voucherPath = (bookingId: string) => `${tripPath(bookingId)}/voucher`;

/** The page where the traveler reviews a trip. */
export const reviewPath = (bookingId: string) => `${tripPath(bookingId)}/review`;
