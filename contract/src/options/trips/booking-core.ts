/**
 * States of a booking. Two facts aren't states: the ledger shows whether it is paid, and the calendar whether the trip
 * is under way. An unpaid booking of limited places is held for a while, and then expires.
 */
export const BOOKING_STATES = ['held', 'booked', 'expired', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** The agency's answers to a request. */
export const REQUEST_ANSWERS = ['accept', 'decline'] as const;
export type RequestAnswer = (typeof REQUEST_ANSWERS)[number];

/**
 * The number of minutes for which an unpaid booking keeps limited places. A payment in progress keeps them for at least
 * `min`.
 */
export const HOLD_MINUTES = { min: 30, usual: 24 * 60, max: 60 * 24 * 60 } as const;

/** A traveler's reasons for canceling. Travelers don't have to give one. */
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

/** The reasons for which the agency itself calls off a trip and refunds it in full. */
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
