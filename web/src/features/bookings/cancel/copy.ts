import type { CancellationPreview, TRAVELER_REASONS } from '@wayfarer/contract';

type TravelerReason = (typeof TRAVELER_REASONS)[number];

/** Texts before a trip is canceled. */
export const cancelTexts = {
  pageTitle: 'Canceling a trip',
  title: 'Plans changed?',
  trip: (spot: string, day: string, reference: string | null) =>
    [`${spot}, ${day}`, reference ?? ''].filter(Boolean).join(' · '),
  loading: 'Loading your refund...',
  failed: 'Failed to load this booking',
  confirmTitle: 'Cancel this trip?',
  why: 'Why?',
  optional: '(optional)',
  noReason: 'I’d rather not say',
  reasons: {
    plans_changed: 'My plans changed',
    illness: 'Someone is ill',
    found_other: 'I found another trip',
    price: 'The price',
    other: 'Something else',
  } satisfies Record<TravelerReason, string>,
  message: 'Message to us',
  keep: 'Keep trip',
  submit: 'Cancel trip',
  submitWithRefund: (amount: string) => `Cancel and return ${amount}`,
  submitting: 'Canceling…',
  changed:
    'Your trip isn’t canceled yet. Your refund has changed since you opened this page. Please check the new amounts and confirm again.',
  wait: 'A payment for this trip is in progress, so nothing was canceled. Please wait a minute, then try again.',
  unavailable:
    'We can’t reach the card provider right now, so nothing was canceled. Please try again in a few minutes.',
  checking: 'We’re checking whether your trip was canceled…',
  unreachable: 'We can’t reach the server, so we don’t know yet whether your trip was canceled.',
  checkAgain: 'Check again',
  notDone: 'Your trip wasn’t canceled. You can try again.',
  write: 'Contact us',
} as const;

/** Reasons that a trip can no longer be canceled. */
export const refusalTexts: Readonly<Record<NonNullable<CancellationPreview['refusal']>, string>> = {
  booking_cancelled: 'This trip is already canceled.',
  booking_expired: 'This booking wasn’t paid in time, so there’s nothing left to cancel.',
  trip_started: 'This trip has started, so you can’t cancel it here. Please contact us.',
};

/** Texts for a canceled trip. */
export const canceledTripTexts = {
  byTraveler: 'Your trip is canceled',
  byAgency: 'We had to cancel your trip',
  sorry: (reason: string) => `We’re sorry. ${reason}`.trim(),
  since: (spot: string, day: string, moment: string) => `${spot}, ${day}. Canceled on ${moment}.`,
  again: 'Want to go another time?',
  againText: 'Choose new dates on the destination’s page.',
  bookAgain: 'Book again',
  noLonger: 'This destination is no longer offered.',
  explore: 'Explore destinations',
  toTrip: 'View trip',
  toBookings: 'My bookings',
  history: 'Payment history',
} as const;
