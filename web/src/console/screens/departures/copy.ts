export const departuresTexts = {
  title: 'Departures',
  caption: 'Departures',
  failed: 'The departures could not be loaded.',
  empty: 'No departures in this period',
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
  missing: 'No departure on this day',
  missingText: 'It has no bookings left.',
  caption: 'Travelers',
  nobody: 'No travelers are left.',
  print: 'Print',
  checkIn: 'Check in all',
  cancel: 'Cancel the departure...',
  columns: {
    traveler: 'Traveler',
    phone: 'Phone',
    party: 'Party',
    until: 'Until',
    balance: 'Balance',
    attendance: 'Check-in',
    notes: 'Notes',
  },
  companions: (names: string) => `Also traveling: ${names}`,
  wishes: (text: string) => `From the traveler: ${text}`,
} as const;

export const cancelDepartureTexts = {
  title: 'Cancel the departure?',
  text: (bookings: string, people: string) =>
    `${bookings}, ${people}: each is canceled with a full refund. You can’t undo this once money is refunded. No one can book this day until you open it again.`,
  comesBack: (amounts: string) => `${amounts} will be refunded:`,
  byCard: (amount: string) => `${amount} by card`,
  inPerson: (amount: string) => `${amount} in person`,
  nothing: 'Nobody has paid, so nothing is refunded.',
  beyond: (amounts: string) => `${amounts} of it is more than the terms allow.`,
  begun: 'This departure has begun.',
  notPermitted: 'Ask a colleague who can refund beyond the terms.',
  aboveLimit:
    'That is more than you can refund for each trip. Ask an owner, or a colleague who can cancel departures.',
  ownReason:
    'You can cancel a departure because of the weather, too few travelers, a supplier or safety.',
  loading: 'Calculating...',
  failed: 'The amounts could not be calculated.',
  reason: 'Reason',
  message: 'Message to the travelers',
  tell: 'Email each of them',
  keep: 'Keep the departure',
  submit: (bookings: string) => `Cancel ${bookings}`,
  submitBack: (bookings: string, amounts: string) => `Cancel ${bookings}, return ${amounts}`,
  done: 'The departure is being canceled',
} as const;

export const calledOffTexts = {
  mark: 'Canceled',
  closed: 'Canceled. No one can book this day.',
  open: 'Open for booking again',
  opened: 'Travelers can book this day again',
} as const;

export const progressTexts = {
  loading: 'Checking its bookings...',
  progress: (done: number, left: number) => `${done} canceled, ${left} to go.`,
  waits: (done: number, left: number) =>
    `${done} canceled, ${left} to go. The card provider or the database can’t be reached right now; we keep trying.`,
  finished: (done: number) => `${done} canceled.`,
  failed: (count: number) => `${count} could not be canceled:`,
  reasons: {
    internal: 'something went wrong on our side; the server’s log has the details',
    payment_in_progress: 'a card payment is in progress',
    money_unclear: 'its payment records contradict each other',
    provider_unavailable: 'the card provider couldn’t be reached for a day',
    unavailable: 'the database couldn’t be reached for a day',
    forbidden: 'the refund exceeds the limit of the person who canceled the departure',
  },
  retry: 'Try again',
  retried: 'Trying again',
} as const;
