/** The page of a shared trip; the token follows `#`. */
export const SHARED_TRIP_PATH = '/trip';
/** The page of a trip for a customer without an account; the token follows `#`. */
export const GUEST_TRIP_PATH = '/my-trip';
export const CHECK_IN_PATH = '/check-in';

export const tripPath = (bookingId: string) => `/bookings/${encodeURIComponent(bookingId)}`;

/** The printable page with the code for check-in. */
export const voucherPath = (bookingId: string) => `${tripPath(bookingId)}/voucher`;

export const reviewPath = (bookingId: string) => `${tripPath(bookingId)}/review`;
