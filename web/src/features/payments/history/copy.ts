/** Every text of the payment history and the receipt (spec §2, §8). */
export const historyTexts = {
  title: 'Payment History',
  loading: 'Loading payment history...',
  fetchFailed: 'Failed to fetch payment history',
  deleted: 'Payment history deleted successfully',
  deleteFailed: 'Failed to delete payment history',
  empty: 'No Payment History',
  emptyText: (name: string) =>
    `${name}, there are no payments to show. Complete a booking and its payment will appear here.`,
  hiddenHint:
    'Hid a payment from your history? Nothing else has changed: its receipt is with the booking in',
  toBookings: 'My bookings',
  book: 'Make a Booking',
  home: 'Back to Home',
  totalPayments: 'Total Payments',
  totalSpent: 'Total Spent',
  dueOnArrival: (amount: string) => `${amount} due on arrival`,
  refunded: 'Refunded',
  partlyRefunded: (amount: string) => `${amount} refunded`,
  number: '#',
  trip: 'Trip Name',
  price: 'Price',
  transaction: 'Transaction ID',
  actions: 'Actions',
  caption: 'Your payments, newest first',
  receipt: 'Receipt',
  receiptOf: (trip: string) => `Receipt for ${trip}`,
  remove: (trip: string) => `Delete the payment for ${trip}`,
} as const;

/** Asked before a payment leaves the history. */
export const hideTexts = {
  title: 'Hide from history?',
  text: (amount: string, trip: string) =>
    `The payment of ${amount} for ${trip} disappears from this list. You cannot bring it back here.`,
  stays:
    'What stays: the trip is still paid, and its receipt is with the booking in My bookings. Nothing is refunded.',
  staysCanceled:
    'What stays: the payment is in our books, and any refund of it still reaches you. Hiding changes neither.',
  staysEnded:
    'What stays: the payment and what was refunded of it are in our books. Hiding changes neither.',
  confirm: 'Hide from history',
  cancel: 'Keep it',
} as const;

export const receiptTexts = {
  title: 'Receipt',
  loading: 'Loading the receipt...',
  failed: 'Failed to load the receipt',
  notFound: 'Receipt not found',
  notFoundText: 'The link may be incomplete, or the payment may belong to another account.',
  back: 'Payment History',
  print: 'Print',
  paid: 'Paid',
  canceled: 'Canceled',
  comesBack: 'Refund under way',
  reference: 'Reference',
  date: 'Date',
  transaction: 'Transaction ID',
  card: 'Card',
  cardEnding: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  amount: 'Amount paid',
  refunded: 'Refunded',
  kept: 'After refunds',
  trip: 'Trip',
  offer: 'Destination',
  travelDate: 'Travel date',
  duration: 'Duration',
  traveler: 'Traveler',
  email: 'Email',
  booking: 'Booking',
} as const;
