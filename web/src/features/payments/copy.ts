/** Every text of the card payment (spec §2, §4, §8). */
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
  declined: 'The payment was not accepted. Please try again or use another card.',
  renewed: 'This payment had expired and has been reopened. Please press Pay again.',
  noCard: 'The card field is not ready yet. Please try again.',
} as const;

/** While the outcome of a payment is unknown. */
export const checkingTexts = {
  title: 'We are checking your payment',
  text: 'We are asking the card provider about the outcome. You can stay here or come back later; you will not be charged twice.',
  savedLater:
    'Your card was charged. We are recording the payment for your booking; you do not need to do anything.',
  unreachable: 'We cannot reach the card provider right now. We will keep trying.',
  openAgain:
    'The card provider has not charged you. You can pay now; you will be charged only once.',
  givenBack:
    'This payment could not be applied to your booking. If your card was charged, you will get the full amount back.',
} as const;

/** A booking that is already paid. */
export const paidTexts = {
  title: 'This booking is paid',
  all: (trip: string) => `${trip} is paid in full. There is nothing left to do.`,
  part: (trip: string, paid: string, left: string) =>
    `${paid} of ${trip} is paid by card. The rest, ${left}, is due when you arrive.`,
  unknown: (trip: string) => `${trip} is paid.`,
  receipt: 'View the receipt',
  trip: 'See the trip',
  history: 'Payment History',
} as const;

/** A booking that is canceled. */
export const canceledTexts = {
  title: 'This trip is canceled',
  text: (trip: string) => `There is nothing left to pay for ${trip}.`,
  cancellation: 'See the cancellation',
} as const;

/** The amounts next to the card field. */
export const amountDueTexts = {
  title: 'Your trip',
  perDay: 'Cost per day',
  days: 'Days',
  dayCount: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  travellers: 'Travelers',
  dayNote: 'One day is charged to your card now. You pay the rest when you arrive.',
  totalNote: 'The whole trip is charged to your card now.',
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
  notCopied: 'The number could not be copied. Please type it.',
  loading: 'Loading the test numbers...',
  failed: 'The test numbers could not be loaded.',
} as const;

/** The provider's own documentation of its test cards (spec §2). */
export const TEST_CARDS_HREF = 'https://docs.stripe.com/testing';
