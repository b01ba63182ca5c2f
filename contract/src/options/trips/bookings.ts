/** Sort keys of My bookings (spec §9): date newest first, cost highest first. */
export const BOOKING_SORTS = ['date', 'name', 'spot', 'cost'] as const;

/** Booking duration in days (spec §9). */
export const DURATION_DAYS = { min: 1, max: 30 } as const;

/** Maximum number of a traveler's unpaid bookings with a travel date ahead. */
export const UNPAID_BOOKINGS_MAX = 20;
