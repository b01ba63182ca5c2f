import type { Trip } from '@wayfarer/contract';

/** Texts of the trip page. */
export const pageTexts = {
  title: (spot: string) => `Your trip to ${spot}`,
  plainTitle: 'Your trip',
  back: 'Your bookings',
  loading: 'Loading your trip...',
  failed: 'Failed to load this trip',
  notFound: 'Trip not found',
  notFoundText: 'The link may be incomplete, or the trip may belong to another account.',
  state: 'Status',
  canceledOn: (day: string) => `Canceled ${day}`,
  expired: 'Expired',
  chips: {
    upcoming: 'Booked',
    under_way: 'In progress',
    over: 'Completed',
  } satisfies Record<Trip['phase'], string>,
  canceled: 'Canceled',
  checkedIn: 'Checked in',
  share: 'Share with companions',
  shareNote: 'no price, no address',
  showVoucher: 'Show voucher',
} as const;

/** Texts of the trip's price and payments. */
export const moneyTexts = {
  balance: 'Balance',
  dueOnArrival: 'Balance, due on arrival',
  stillToPay: 'Left to pay',
  paidInFull: 'Paid in full',
  split: (now: string, later: string) => `${now} now by card, ${later} on arrival`,
  paidOf: (paid: string, total: string) => `${paid} of ${total} paid`,
  nothingPaid: (total: string) => `Nothing paid of ${total} yet`,
  paidShare: (percent: number) => `${percent} percent paid`,
  total: 'Total',
  byCard: (day: string, card: string) => `Paid ${day}, ${card}`,
  cardEnding: (brand: string, last4: string) => `${brand} ending ${last4}`,
  atCounter: (day: string, how: string) => `Paid ${day}, ${how}`,
  handedBack: (day: string, how: string) => `Refunded ${day}, ${how}`,
  cameBack: 'Refunded to your card',
  kindness: (amount: string) => `We refunded ${amount} of it. You don’t have to pay it again.`,
  methods: {
    cash: 'cash',
    card_terminal: 'card at the counter',
    transfer: 'bank transfer',
    gift: 'gift card',
    other: 'at the counter',
  },
  onArrival: 'Pay at the meeting point, in cash or by card. We won’t charge your card before then.',
  payFirst:
    'Pay the first part here by card. The rest is due at the meeting point, in cash or by card.',
  payAll: 'Pay here by card.',
  payNowOrThere: 'Pay here by card, or everything at the meeting point, in cash or by card.',
  payUntil: (day: string) => `There’s no deadline before ${day}, when your trip starts.`,
  voucherOfGuest: 'Your voucher appears here once something is paid.',
  askToPay: 'Contact us to arrange how to pay.',
  voucherWaits: (amount: string) => `Your voucher appears here once you have paid ${amount}.`,
  nothingLeft: 'There’s nothing left to pay.',
  pay: (amount: string) => `Pay ${amount} now`,
  arrivalNote: 'due on arrival',
  nowNote: 'left to pay',
} as const;

/** Texts of files to keep or print. */
export const documentTexts = {
  title: 'Documents',
  receipt: 'Receipt',
  receiptOf: (day: string) => `Receipt, ${day}`,
  calendar: 'Calendar file',
  uncalendar: 'Remove from your calendar',
} as const;

/** Texts of the changes that are still possible. */
export const planTexts = {
  title: 'Plans changed?',
  change: 'Change dates or travelers',
  rename: 'Change lead traveler',
  otherDates: 'Ask for other dates',
  cancel: 'Cancel this trip…',
  lead: (name: string) => `Lead traveler: ${name}.`,
  wishes: (text: string) => `Your note to us: ${text}`,
  renameUntil: (day: string) => `You can change the name until ${day}.`,
} as const;

/** Texts of the form that transfers the trip to another traveler. */
export const renameTexts = {
  title: 'Who’s traveling instead?',
  text: (name: string, day: string) =>
    `This trip is in ${name}’s name. You can transfer it to another traveler until ${day}. The price stays the same.`,
  label: 'Full name, as in the passport',
  keep: 'Keep name',
  submit: 'Change name',
  done: 'Name changed!',
  failed: 'Failed to change the name.',
} as const;

/** Texts of a canceled or expired trip. */
export const endedTexts = {
  byYou: (moment: string) => `You canceled on ${moment}.`,
  byAgency: (moment: string) => `We had to cancel your trip on ${moment}. We’re sorry.`,
  bySystem: (moment: string) => `It was canceled on ${moment}.`,
  expiredTitle: 'This booking has expired',
  expiredText: 'It wasn’t paid in time. There’s nothing left to pay.',
  again: 'Want to go another time?',
  againText: (party: string, days: number) =>
    `We’ve filled in the same party and length for you: ${party}, ${days} ${days === 1 ? 'day' : 'days'}. Choose a new start date.`,
  bookAgain: 'Book again',
  noLonger: 'This destination is no longer offered.',
  explore: 'Explore destinations',
} as const;

/** Texts of the booking's history, for the traveler. */
export const timelineTexts = {
  title: 'History',
  booked: 'Booked',
  changed: 'Dates or travelers changed',
  renamed: 'Lead traveler changed',
  cancelled: 'Canceled',
  reinstated: 'Cancellation undone',
  card_paid: (amount: string) => `${amount} paid by card`,
  card_refunded: (amount: string) => `${amount} sent back to the card`,
  counter_received: (amount: string) => `${amount} received at the counter`,
  counter_returned: (amount: string) => `${amount} refunded at the counter`,
  counter_voided: (amount: string) => `A counter entry of ${amount} was undone`,
  charged_again: (amount: string) => `A refund of ${amount} is due again`,
  by: { traveller: 'by you', staff: 'by us', system: '' },
} as const;
