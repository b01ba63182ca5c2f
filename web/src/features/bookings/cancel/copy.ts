import type { CancellationPreview, RefundProgress, TRAVELLER_REASONS } from '@wayfarer/contract';

export type TravellerReason = (typeof TRAVELLER_REASONS)[number];

/** Before a trip is canceled. */
export const cancelTexts = {
  pageTitle: 'Canceling a trip',
  title: 'Plans changed?',
  trip: (spot: string, day: string, reference: string | null) =>
    [`${spot}, ${day}`, reference ?? ''].filter(Boolean).join(' · '),
  loading: 'Loading what comes back...',
  failed: 'Failed to load this booking',
  stepsTitle: 'What comes back, and until when',
  noDebt: 'You never owe the balance of a canceled trip.',
  here: 'You are here',
  until: (when: string, place: string) => `Until ${when} ${place}`,
  later: 'Later',
  laterText: 'Once the trip has begun, please write to us.',
  yours: (when: string) => `${when} your time`,
  all: 'everything you paid',
  part: (kept: string) => `${kept} is kept`,
  nothing: 'nothing',
  exception: (reason: string) => `More comes back than usual: ${reason}`,
  disputed:
    'Your bank is looking into your payment. It decides first: if you cancel now, nothing goes back to your card before that.',
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
  } satisfies Record<TravellerReason, string>,
  message: 'A message to us',
  keep: 'Keep the trip',
  submit: 'Cancel the trip',
  submitting: 'Canceling…',
  changed:
    'Nothing is canceled yet. What comes back has changed since it was shown. Please look at the new figures, and confirm again.',
  wait: 'A payment for this trip is under way at this moment. Nothing is canceled. Please wait a minute, then try again.',
  unavailable:
    'The card provider cannot be reached right now. Nothing is canceled. Please try again in a few minutes.',
  checking: 'We are checking whether your trip is canceled…',
  unreachable: 'We do not know yet whether your trip is canceled: the server cannot be reached.',
  checkAgain: 'Check again',
  notDone: 'Your trip is not canceled. You can try again.',
  write: 'Write to us',
} as const;

/** Why a trip can no longer be canceled. */
export const refusalTexts: Readonly<Record<NonNullable<CancellationPreview['refusal']>, string>> = {
  booking_cancelled: 'This trip is already canceled.',
  booking_expired: 'This booking was not paid in time; there is nothing left to cancel.',
  trip_started:
    'This trip has begun, so it can no longer be canceled here. Please write to us or call us.',
};

/** The three figures, with what they mean beneath. */
export const figureTexts = {
  label: 'What canceling comes to',
  comesBack: 'Comes back',
  cameBack: 'Came back',
  onCard: 'on your card',
  kept: 'Is kept',
  lapses: 'Lapses',
  noMoney: 'nothing was paid',
  toCard: (days = 0) => (days === 0 ? 'to your card' : `to your card, within ${days} days`),
  inPerson: 'we give it back in person',
  both: (card: string, counter: string) => `${card} to your card, ${counter} in person`,
  nothingBack: 'by the policy',
  nothingKept: 'nothing at all',
  keptNote: 'by the policy',
  notOwed: 'you do not owe it',
  nothingOwed: 'nothing was left to pay',
} as const;

/** Once it is canceled. */
export const canceledTripTexts = {
  byTraveler: 'Your trip is canceled',
  byAgency: 'We had to cancel your trip',
  sorry: (reason: string) => `We are sorry. ${reason}`.trim(),
  since: (spot: string, day: string, moment: string) => `${spot}, ${day}. Canceled on ${moment}.`,
  moneyTitle: {
    none: 'Nothing more is to be done',
    decided: 'Your money is on its way',
    held: 'Your bank decides first',
    at_bank: 'Your money is on its way',
    done: 'Your money is back',
    failed: 'The refund failed',
  } satisfies Record<RefundProgress, string>,
  inPersonTitle: 'We give it back in person',
  moneyText: {
    none: '',
    decided: '',
    held: 'A bank is looking into this payment. Once it has decided, the refund goes back to your card, unless the bank has returned it already.',
    at_bank: '',
    done: '',
    failed:
      'The card provider could not send it. We are on it, and you do not need to do anything.',
  } satisfies Record<RefundProgress, string>,
  before: (amount: string) => `${amount} had come back before.`,
  progress: 'The refund',
  steps: { decided: 'Decided', at_bank: 'At the bank', done: 'On your card' },
  again: 'Go another time',
  againText: 'Choose new dates on the page of the destination.',
  bookAgain: 'Book again',
  noLonger: 'This destination is no longer offered.',
  explore: 'Explore destinations',
  toBookings: 'My bookings',
  history: 'Payment history',
} as const;
