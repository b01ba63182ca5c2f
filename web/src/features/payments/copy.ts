/** Texts of the card payment (spec §2, §4, §8). */
export const texts = {
  title: 'Complete Your Payment',
  loading: 'Loading Booking...',
  notFound: 'Booking not found!',
  notFoundText: 'It may have been deleted, or it may belong to another account.',
  loadFailed: 'Failed to load booking',
  initFailed: 'Failed to initialize payment',
  tryAgain: 'Try again',
  toBookings: 'Go to your bookings',
  back: 'Back to your bookings',
  cardLabel: 'Card details',
  cardLoading: 'Preparing the card field...',
  cardHint: 'Your card number goes straight to the card provider; we never see it.',
  pay: (amount: string) => `Pay ${amount}`,
  payPlain: 'Pay',
  processing: 'Processing...',
  success: 'Payment Successful!',
  saveFailed: 'Failed to save payment',
  declined: 'Your payment wasn’t accepted. Please try again or use another card.',
  renewed: 'This payment had expired and has been reopened. Please press Pay again.',
  noCard: 'The card field isn’t ready yet. Please try again.',
} as const;

/** Texts while the outcome of a payment is unknown. */
export const checkingTexts = {
  title: 'We’re checking your payment',
  text: 'We’re asking the card provider about the outcome. You can stay here or come back later; you won’t be charged twice.',
  savedLater:
    'Your card was charged. We’re recording the payment for your booking; you don’t need to do anything.',
  unreachable: 'We can’t reach the card provider right now. We’ll keep trying.',
  openAgain: 'The card provider hasn’t charged you. You can pay now; you’ll be charged only once.',
  givenBack:
    'This payment couldn’t be applied to your booking. If your card was charged, you’ll get the full amount back.',
} as const;

/** Texts for a booking that is already paid. */
export const paidTexts = {
  title: 'This booking is paid',
  all: (trip: string) => `${trip} is paid in full. There’s nothing left to do.`,
  part: (trip: string, paid: string, left: string) =>
    `You’ve paid ${paid} for ${trip} by card. The remaining ${left} is due when you arrive.`,
  unknown: (trip: string) => `${trip} is paid.`,
  receipt: 'View the receipt',
  trip: 'See the trip',
  history: 'Payment History',
} as const;

/** Texts for a canceled booking. */
export const canceledTexts = {
  title: 'This trip is canceled',
  text: (trip: string) => `There’s nothing left to pay for ${trip}.`,
  cancellation: 'See the cancellation',
} as const;

/** Texts for the amounts next to the card field. */
export const amountDueTexts = {
  title: 'Your trip',
  perDay: 'Cost per day',
  days: 'Days',
  dayCount: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  travellers: 'Travelers',
  dayNote: (now: string, people: number, rest: string) =>
    `You pay ${now} now (one day for ${people === 1 ? '1 traveler' : `${people} travelers`}), ${rest} on arrival.`,
  totalNote: (now: string) => `You pay ${now} now, for the whole trip.`,
  restNote: (now: string, rest: string) => `You pay ${now} now, ${rest} on arrival.`,
} as const;

export const testTexts = {
  link: 'Test Cards',
  newTab: '(opens in a new tab)',
  mark: 'TEST MODE, no real money',
  badge: 'TEST',
  numbers: 'Test numbers to copy',
  how: 'Use any future date and any security code. Real cards are declined.',
  copy: (number: string) => `Copy ${number}`,
  copied: 'Card number copied',
  notCopied: 'The number couldn’t be copied. Please type it.',
  loading: 'Loading the test numbers...',
  failed: 'We couldn’t load the test numbers.',
} as const;

/** The provider's own documentation of its test cards (spec §2). */
export const TEST_CARDS_HREF = 'https://docs.stripe.com/testing';
