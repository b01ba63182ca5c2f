/**
 * States of a booking. Whether it is paid follows from the ledger, and whether the trip is under way from
 * the calendar. Only bookings of destinations with limited places are held and can expire.
 */
export const BOOKING_STATES = ['held', 'booked', 'expired', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** A traveler's reasons for canceling; giving one is optional. */
export const TRAVELER_REASONS = [
  'plans_changed',
  'illness',
  'found_other',
  'price',
  'other',
] as const;

/** The agency's reasons for canceling, shown to the traveler. */
export const OPERATOR_REASONS = [
  'weather',
  'too_few_travellers',
  'supplier',
  'safety',
  'duplicate',
  'not_paid',
  'asked_by_traveller',
  'other',
] as const;

/** The reasons for which the agency itself calls off a trip, with a full refund. */
export const CALLED_OFF_REASONS = [
  'weather',
  'too_few_travellers',
  'supplier',
  'safety',
] as const satisfies readonly (typeof OPERATOR_REASONS)[number][];

export type CancellationReason =
  | (typeof TRAVELER_REASONS)[number]
  | (typeof OPERATOR_REASONS)[number];

/** Ways of paying other than by card on this site. */
export const COUNTER_METHODS = ['cash', 'card_terminal', 'transfer', 'gift', 'other'] as const;
export type CounterMethod = (typeof COUNTER_METHODS)[number];

export const COUNTER_KINDS = ['received', 'returned'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];
