/** Sort keys of My bookings (spec §9): date newest first, cost highest first. */
export const BOOKING_SORTS = ['date', 'name', 'spot', 'cost'] as const;

/** Booking duration in days (spec §9). */
export const DURATION_DAYS = { min: 1, max: 30 } as const;

/** As many trips ahead of one traveler are booked and not paid at the same time. */
export const UNPAID_BOOKINGS_MAX = 20;
