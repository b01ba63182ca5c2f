export const departuresTexts = {
  title: 'Departures',
  caption: 'Departures',
  failed: 'The departures could not be loaded.',
  empty: 'Nobody leaves in these days',
  emptyText: 'Choose other days.',
  days: 'Days',
  from: 'From',
  to: 'To',
  columns: {
    trip: 'Trip',
    bookings: 'Bookings',
    people: 'People',
    here: 'Checked in',
    balance: 'Balance',
  },
  bookings: (count: number) => (count === 1 ? '1 booking' : `${count} bookings`),
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  here: (here: number, all: number) => `${here} of ${all} checked in`,
} as const;

export const manifestTexts = {
  back: 'Departures',
  failed: 'The manifest could not be loaded.',
  missing: 'Nobody leaves there on this day',
  missingText: 'No booking for it is left.',
  caption: 'Who goes',
  print: 'Print',
  checkIn: 'Check in all',
  cancel: 'Cancel the departure...',
  columns: {
    traveler: 'Traveler',
    party: 'Party',
    until: 'Until',
    balance: 'Balance',
    attendance: 'Check-in',
    notes: 'Notes',
  },
} as const;

export const cancelDepartureTexts = {
  title: 'Cancel the departure?',
  text: (bookings: string, people: string) =>
    `${bookings}, ${people}: each is canceled with a full refund. That cannot be taken back where money goes back. Nobody can book this day until you open it again.`,
  comesBack: (amounts: string) => `${amounts} goes back.`,
  beyond: (amounts: string) => `${amounts} of it is more than the terms give.`,
  begun: 'This departure has begun.',
  notPermitted: 'Ask a colleague who may refund beyond the terms.',
  aboveLimit:
    'That is more than you can give back for each trip. Ask an owner, or a colleague who may call trips off.',
  ownReason: 'You can call it off for the weather, too few travelers, a supplier or safety.',
  loading: 'Working out the amounts...',
  failed: 'The amounts could not be worked out.',
  reason: 'Reason',
  message: 'Message to the travelers',
  tell: 'Send each of them a mail',
  keep: 'Keep the departure',
  submit: (bookings: string) => `Cancel ${bookings}`,
  done: 'The departure is being canceled',
} as const;

export const calledOffTexts = {
  mark: 'Called off',
  closed: 'Called off. Nobody can book this day.',
  open: 'Open for booking again',
  opened: 'This day can be booked again',
} as const;

export const progressTexts = {
  loading: 'Looking at its bookings...',
  progress: (done: number, left: number) => `${done} canceled, ${left} to go.`,
  waits: (done: number, left: number) =>
    `${done} canceled, ${left} to go. The card provider or the database can’t be reached right now; we keep trying.`,
  finished: (done: number) => `${done} canceled.`,
  failed: (count: number) => `${count} could not be canceled:`,
  reasons: {
    internal: 'something went wrong on our side, and our log says what',
    payment_in_progress: 'a card payment is in progress',
    money_unclear: 'the records of its money contradict each other',
    provider_unavailable: 'the card provider couldn’t be reached for a day',
    unavailable: 'the database couldn’t be reached for a day',
    forbidden: 'more would go back than whoever called it off may give',
  },
  retry: 'Try again',
  retried: 'Trying again',
} as const;
