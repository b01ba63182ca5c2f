/**
 * Where a booking stands. Whether it is paid follows from the ledger, and whether it is under way from
 * the calendar. Only destinations with limited places hold, and let expire.
 */
export const BOOKING_STATES = ['held', 'booked', 'expired', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Why a traveler cancels; giving a reason is up to them. */
export const TRAVELER_REASONS = [
  'plans_changed',
  'illness',
  'found_other',
  'price',
  'other',
] as const;

/** Why the agency cancels; the traveler reads it. */
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

/** Of these, the ones by which the agency calls a trip off itself: its travelers get everything back. */
export const CALLED_OFF_REASONS = [
  'weather',
  'too_few_travellers',
  'supplier',
  'safety',
] as const satisfies readonly (typeof OPERATOR_REASONS)[number][];

export type CancellationReason =
  | (typeof TRAVELER_REASONS)[number]
  | (typeof OPERATOR_REASONS)[number];

/** How money changed hands other than by this site's card payment. */
export const COUNTER_METHODS = ['cash', 'card_terminal', 'transfer', 'gift', 'other'] as const;
export type CounterMethod = (typeof COUNTER_METHODS)[number];

export const COUNTER_KINDS = ['received', 'returned'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];
