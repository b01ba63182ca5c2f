/** Texts of the list of bookings. */
export const bookingsTexts = {
  title: 'Bookings',
  caption: 'Bookings',
  search: 'Search bookings',
  searchPlaceholder: 'Name, email, reference or place',
  failed: 'The bookings could not be loaded.',
  emptyFilterTitle: 'No bookings match',
  emptyFilter: 'Change the search or the filters.',
  empty: 'No bookings yet',
  emptyText: 'New bookings appear here.',
  book: 'New booking',
  travel: 'Travel',
  travelFrom: 'First day from',
  travelTo: 'First day to',
  state: 'State',
  balance: 'Balance',
  balances: { open: 'Open', none: 'None' },
  moneyBack: 'Going back',
  moneyBackOptions: {
    pending: 'Refund pending',
    failed: 'Refund failed',
    disputed: 'Dispute open',
    counter: 'Cash to hand out',
  },
  paid: 'Card',
  paidOptions: { true: 'Paid', false: 'Not paid yet' },
  attendance: 'Check-in',
  noReference: 'No reference yet',
  bookedOn: (day: string) => `booked ${day}`,
  amountPaid: (amount: string) => `${amount} paid`,
  nothingPaid: 'Nothing paid yet',
  paidInFull: 'Paid in full',
  atLeast: (count: number) => `${count.toLocaleString('en-US')}+`,
  goodwill: (amount: string) => `${amount} given back`,
  goingBack: (amount: string) => `${amount} going back`,
  cameBack: (amount: string) => `${amount} came back`,
  noBalance: '–',
  columns: {
    booking: 'Booking',
    traveler: 'Traveler',
    trip: 'Trip',
    state: 'State',
    total: 'Total',
    balance: 'Balance',
    attendance: 'Check-in',
  },
  views: {
    all: 'All',
    week: 'Departing this week',
    open: 'Balance open',
    unpaid: 'Not paid yet',
    canceled: 'Canceled',
  },
} as const;

const number = (count: number) => count.toLocaleString('en-US');

export const summaryTexts = {
  count: (count: number) => (count === 1 ? '1 booking' : `${number(count)} bookings`),
  /** The part that is held or booked, if it isn't all of them. */
  booked: (booked: number, count: number) =>
    booked === count ? '' : `The ${number(booked)} that ${booked === 1 ? 'is' : 'are'} booked:`,
  people: (count: number) => (count === 1 ? '1 person' : `${number(count)} people`),
  total: (amounts: string) => `${amounts} in total`,
  open: (amounts: string) => `${amounts} open`,
  many: (most: number) =>
    `More than ${number(most)} bookings. Narrow the list to see what they come to.`,
} as const;

export const bulkTexts = {
  checkIn: (count: number) => `Check in ${count}`,
  mail: (count: number) => `Email ${count}`,
} as const;

export const mailBulkTexts = {
  confirmTitle: (count: number) =>
    count === 1 ? 'Email the traveler of 1 booking?' : `Email the travelers of ${count} bookings?`,
  confirmText: 'Each traveler gets their own email, with their trip details below your text.',
  confirm: 'Send',
  doneTitle: 'Emails sent',
  done: (count: number) =>
    count === 1 ? '1 email is on its way.' : `${count} emails are on their way.`,
  failed: (count: number) => (count === 1 ? '1 could not be sent:' : `${count} could not be sent:`),
} as const;
