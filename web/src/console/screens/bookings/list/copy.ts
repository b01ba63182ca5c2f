/** Texts of the list of bookings. */
export const bookingsTexts = {
  title: 'Bookings',
  caption: 'Bookings',
  search: 'Search bookings',
  searchPlaceholder: 'Name, email, reference or place',
  failed: 'The bookings could not be loaded.',
  none: 'No booking fits',
  noneText: 'Change the search or the filters.',
  nothing: 'No bookings yet',
  nothingText: 'As soon as somebody books a trip, it stands here.',
  exportAll: 'Export CSV',
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

export const bulkTexts = {
  checkIn: (count: number) => `Check in ${count}`,
  mail: (count: number) => `Mail ${count}`,
  close: 'Close',
  progress: (done: number, all: number) => `${done} of ${all}`,
} as const;

export const checkInTexts = {
  confirmTitle: (count: number) =>
    count === 1 ? 'Check in 1 booking?' : `Check in ${count} bookings?`,
  confirmText: (people: number) =>
    `${people === 1 ? '1 person' : `${people} people`} will be recorded as here.`,
  skipped: (count: number) =>
    count === 1
      ? '1 of the selected is not booked or is checked in already, and stays as it is.'
      : `${count} of the selected are not booked or are checked in already, and stay as they are.`,
  nothing: 'None of the selected can be checked in: they are not booked, or are here already.',
  confirm: 'Check in',
  doneTitle: 'Checked in',
  done: (count: number) =>
    count === 1 ? '1 booking is checked in.' : `${count} bookings are checked in.`,
  failed: (count: number) =>
    count === 1 ? '1 could not be checked in:' : `${count} could not be checked in:`,
} as const;

export const mailBulkTexts = {
  confirmTitle: (count: number) =>
    count === 1 ? 'Mail the traveler of 1 booking?' : `Mail the travelers of ${count} bookings?`,
  confirmText: 'Each gets a mail of their own, with their trip below what you write.',
  confirm: 'Send',
  doneTitle: 'Mails sent',
  done: (count: number) =>
    count === 1 ? '1 mail is on its way.' : `${count} mails are on their way.`,
  failed: (count: number) => (count === 1 ? '1 could not be sent:' : `${count} could not be sent:`),
} as const;
