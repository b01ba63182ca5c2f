/**
 * States of a booking. Whether it is paid or under way isn't a state: the ledger and the calendar show it. `held`:
 * unpaid, with places for a limited time, or a request; `expired`: not paid or answered in time, or declined.
 */
export const BOOKING_STATES = ['held', 'booked', 'expired', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export const REQUEST_ANSWERS = ['accept', 'decline'] as const;
export type RequestAnswer = (typeof REQUEST_ANSWERS)[number];

/**
 * The number of minutes for which an unpaid booking keeps limited places. A payment in progress keeps them for at least
 * `min`.
 */
export const HOLD_MINUTES = { min: 30, usual: 24 * 60, max: 60 * 24 * 60 } as const;

/** Travelers' reasons for canceling, which are optional. */
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

/** The reasons for which the agency calls off a trip itself and refunds it in full. */
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
