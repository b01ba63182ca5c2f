/** By what the agency's list of bookings can be sorted: the first day of the trip, or when it was booked. */
export const BOOKING_ORDERS = ['date', 'booked', 'name', 'total'] as const;
export type BookingOrder = (typeof BOOKING_ORDERS)[number];

export const BALANCE_FILTERS = ['open', 'none'] as const;

/** Ways in which money goes back: a refund on its way or one that failed, a dispute, cash to hand out. */
export const GOING_BACK = ['pending', 'failed', 'disputed', 'counter'] as const;
export type GoingBack = (typeof GOING_BACK)[number];

/** Rows of one page of the agency's list of bookings. */
export const BOOKING_PAGE = { default: 50, max: 200 } as const;

/** Departures in one response. */
export const DEPARTURES_PAGE = 100;

/** Maximum number of characters of a note about a booking. */
export const NOTE_LIMIT = 2000;
