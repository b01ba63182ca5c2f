import type { Trip } from '@wayfarer/contract';

/** The page of a trip. */
export const pageTexts = {
  title: (spot: string) => `Your trip to ${spot}`,
  plainTitle: 'Your trip',
  back: 'Your bookings',
  loading: 'Loading your trip...',
  failed: 'Failed to load this trip',
  notFound: 'Trip not found',
  notFoundText: 'The link may be incomplete, or the trip may belong to another account.',
  state: 'State',
  canceledOn: (day: string) => `Canceled ${day}`,
  expired: 'Expired',
  chips: {
    upcoming: 'Booked',
    under_way: 'Under way',
    over: 'Over',
  } satisfies Record<Trip['phase'], string>,
  canceled: 'Canceled',
  checkedIn: 'Checked in',
  share: 'Share with companions',
  shareNote: 'no price, no address',
  showVoucher: 'Show voucher',
} as const;

/** What the trip costs, and how it is paid. */
export const moneyTexts = {
  balance: 'Balance',
  dueOnArrival: 'Balance, due on arrival',
  stillToPay: 'Still to pay',
  paidInFull: 'Paid in full',
  split: (now: string, later: string) => `${now} now by card, ${later} on arrival`,
  paidOf: (paid: string, total: string) => `${paid} of ${total} paid`,
  nothingPaid: (total: string) => `Nothing of ${total} paid yet`,
  paidShare: (percent: number) => `${percent} percent paid`,
  total: 'Total',
  byCard: (day: string, card: string) => `Paid ${day}, ${card}`,
  cardEnding: (brand: string, last4: string) => `${brand} ending ${last4}`,
  atCounter: (day: string, how: string) => `Paid ${day}, ${how}`,
  handedBack: (day: string, how: string) => `Handed back ${day}, ${how}`,
  cameBack: 'Refunded to your card',
  kindness: (amount: string) => `${amount} of it came back to you, and does not fall due again.`,
  methods: {
    cash: 'cash',
    card_terminal: 'card at the counter',
    transfer: 'bank transfer',
    gift: 'gift card',
    other: 'at the counter',
  },
  onArrival: 'Pay it at the meeting point, in cash or by card. No card is charged before.',
  payFirst:
    'Pay the first part here by card. The rest is due at the meeting point, in cash or by card.',
  payAll: 'Pay here by card.',
  nothingLeft: 'There is nothing left to pay.',
  pay: (amount: string) => `Pay ${amount} now`,
  arrivalNote: 'due on arrival',
  nowNote: 'still to pay',
} as const;

/** What can be kept and printed. */
export const documentTexts = {
  title: 'Documents',
  receipt: 'Receipt',
  receiptOf: (day: string) => `Receipt, ${day}`,
  calendar: 'Calendar file',
  uncalendar: 'Remove it from your calendar',
} as const;

/** What can still be changed. */
export const planTexts = {
  title: 'Plans changed?',
  change: 'Change dates or party',
  rename: 'Name another traveler',
  otherDates: 'Ask for other dates',
  cancel: 'Cancel this trip…',
  lead: (name: string) => `Lead traveler: ${name}.`,
  renameUntil: (day: string) => `You can name another one until ${day}.`,
} as const;

/** The form that gives the trip to somebody else. */
export const renameTexts = {
  title: 'Who travels instead?',
  text: (name: string, day: string) =>
    `The trip is in the name of ${name}. Until ${day} you can give it to another traveler. The price stays the same.`,
  label: 'Full name, as in the passport',
  keep: 'Keep the name',
  submit: 'Change the name',
  done: 'The new name is saved!',
  failed: 'Failed to change the name.',
} as const;

/** Once it is canceled, or was not paid in time. */
export const endedTexts = {
  byYou: (moment: string) => `You canceled on ${moment}.`,
  byAgency: (moment: string) => `We had to cancel your trip on ${moment}. We are sorry.`,
  bySystem: (moment: string) => `It was canceled on ${moment}.`,
  expiredTitle: 'This booking has expired',
  expiredText: 'It was not paid in time. There is nothing left to pay.',
  again: 'Want to go another time?',
  againText: (party: string, days: number) =>
    `The same party is filled in for you: ${party}, ${days} ${days === 1 ? 'day' : 'days'}. Choose a new first day.`,
  bookAgain: 'Book again',
  noLonger: 'This destination is no longer offered.',
  explore: 'Explore destinations',
} as const;

/** What happened, in the traveler's words. */
export const timelineTexts = {
  title: 'What happened',
  booked: 'Booked',
  changed: 'Dates or party changed',
  renamed: 'Another traveler named',
  cancelled: 'Canceled',
  reinstated: 'Cancellation undone',
  counter_received: (amount: string) => `${amount} received at the counter`,
  counter_returned: (amount: string) => `${amount} handed back at the counter`,
  counter_voided: (amount: string) => `An entry of ${amount} at the counter was undone`,
  by: { traveller: 'by you', staff: 'by us', system: '' },
} as const;
