/** Sort keys of My bookings (spec §9); date sorts the newest first, cost the highest first. */
export const BOOKING_SORTS = ['date', 'name', 'spot', 'cost'] as const;

export const DURATION_DAYS = { min: 1, max: 30 } as const;

/** The maximum number of unpaid upcoming bookings of a traveler. */
export const UNPAID_BOOKINGS_MAX = 20;
