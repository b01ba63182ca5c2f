import type { CancellationPreview, TRAVELER_REASONS } from '@wayfarer/contract';

type TravelerReason = (typeof TRAVELER_REASONS)[number];

/** Before a trip is canceled. */
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
  noReason: 'I would rather not say',
  reasons: {
    plans_changed: 'My plans changed',
    illness: 'Someone is ill',
    found_other: 'I found another trip',
    price: 'The price',
    other: 'Something else',
  } satisfies Record<TravelerReason, string>,
  message: 'A message to us',
  keep: 'Keep the trip',
  submit: 'Cancel the trip',
  submitting: 'Canceling…',
  changed:
    'Nothing is canceled yet. Your refund has changed since you opened this page. Please check the new figures and confirm again.',
  wait: 'A payment for this trip is in progress, so nothing was canceled. Please wait a minute, then try again.',
  unavailable:
    'The card provider cannot be reached right now. Nothing is canceled. Please try again in a few minutes.',
  checking: 'We are checking whether your trip is canceled…',
  unreachable: 'We do not know yet whether your trip is canceled: the server cannot be reached.',
  checkAgain: 'Check again',
  notDone: 'Your trip is not canceled. You can try again.',
  write: 'Contact us',
} as const;

/** Why a trip can no longer be canceled. */
export const refusalTexts: Readonly<Record<NonNullable<CancellationPreview['refusal']>, string>> = {
  booking_cancelled: 'This trip is already canceled.',
  booking_expired: 'This booking was not paid in time; there is nothing left to cancel.',
  trip_started:
    'This trip has begun, so it can no longer be canceled here. Please write to us or call us.',
};

/** Once it is canceled. */
export const canceledTripTexts = {
  byTraveler: 'Your trip is canceled',
  byAgency: 'We had to cancel your trip',
  sorry: (reason: string) => `We are sorry. ${reason}`.trim(),
  since: (spot: string, day: string, moment: string) => `${spot}, ${day}. Canceled on ${moment}.`,
  again: 'Go another time',
  againText: 'Choose new dates on the page of the destination.',
  bookAgain: 'Book again',
  noLonger: 'This destination is no longer offered.',
  explore: 'Explore destinations',
  toTrip: 'The trip',
  toBookings: 'My bookings',
  history: 'Payment history',
} as const;
