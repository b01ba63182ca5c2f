/**
 * Sort keys of the agency's list of bookings. `date` is the first day of the trip, `booked` the day of booking.
 * `soonest` lists trips that begin today or later first, soonest first, and then all others, latest first.
 */
export const BOOKING_ORDERS = ['date', 'booked', 'name', 'total', 'soonest'] as const;
export type BookingOrder = (typeof BOOKING_ORDERS)[number];

/** `overdue` balances were to be paid online before today, by the agency's time zone. */
export const BALANCE_FILTERS = ['open', 'overdue', 'none'] as const;

/** The ways in which money is being returned: a pending refund, a failed refund, a dispute, or cash to hand out. */
export const GOING_BACK = ['pending', 'failed', 'disputed', 'counter'] as const;
export type GoingBack = (typeof GOING_BACK)[number];

/** The maximum number of bookings for which people and money are added up. */
export const MOST_SUMMED = 5000;

export const BOOKING_PAGE = { default: 50, max: 200 } as const;

/** Departures per response. */
export const DEPARTURES_PAGE = 100;

export const NOTE_LIMIT = 2000;
