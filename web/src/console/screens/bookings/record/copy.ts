import type { CounterMethod } from '@wayfarer/contract';

export const recordTexts = {
  back: 'Bookings',
  loading: 'Booking',
  failed: 'The booking could not be loaded.',
  missing: 'No such booking',
  missingText: 'It may have been deleted by its traveler.',
  toList: 'All bookings',
  balanceOpen: 'Balance open',
  cashOwed: 'To hand out',
  noReference: 'Booking',
  receive: 'Receive payment',
  handOut: 'Hand out cash',
  refundCash: 'Refund in cash...',
  change: 'Change',
  cancel: 'Cancel...',
  reinstate: 'Reinstate',
  mail: 'Send email',
  again: 'Book again',
} as const;

export const moneyTexts = {
  title: 'Money',
  total: 'Total',
  card: 'Paid by card',
  counter: 'Received at the counter',
  refunded: 'Refunded',
  goingBack: 'Refund on its way',
  toHandOut: 'To hand out',
  balance: 'Balance',
  agreed: (day: string) => `Total, booked ${day}`,
  cardEnding: (brand: string, last4: string) => `${brand} ending ${last4}`,
  card4: 'Card payment',
  test: 'test mode',
  disputed: 'disputed at the bank',
  refund: 'Refund...',
  refunds: { pending: 'on its way', succeeded: 'refunded', failed: 'failed' },
  held: 'waiting for the bank',
  chargedAgain: 'refunded, due again',
  chargeAgain: 'Charge again...',
  goodwill: 'Beyond the terms',
  received: 'Received',
  returned: 'Returned',
  voided: (reason: string) => `Voided: ${reason}`,
  void: 'Void...',
} as const;

export const methodNames: Readonly<Record<CounterMethod, string>> = {
  cash: 'Cash',
  transfer: 'Transfer',
  card_terminal: 'Card terminal',
  gift: 'Gift card',
  other: 'Other',
};

export const partyTexts = {
  title: 'Party',
  customer: (bookings: number) => (bookings === 1 ? '1 booking' : `${bookings} bookings`),
  toCustomer: 'Show customer',
  since: (day: string) => `Account since ${day}`,
  waits: 'No account has verified this address yet. Once one does, it gets this booking.',
  byPhone: 'No account.',
  noAccount: 'This traveler’s account was deleted.',
  firstDay: 'First day',
  lastDay: 'Last day',
  attendance: 'Check-in',
  wishes: 'Note from the traveler',
} as const;

/** A customer without an account. */
export const noteTexts = {
  title: 'Notes',
  staffOnly: 'Staff only',
  label: 'New note',
  placeholder: 'Write something the next person should know',
  add: 'Add note',
  missing: 'Write a note first.',
  done: 'Note added',
  remove: 'Remove this note',
  removed: 'Note removed',
  gone: 'A former colleague',
} as const;

export const timelineTexts = {
  title: 'Timeline',
  show: 'Show',
  all: 'All',
  money: 'Money',
  mails: 'Emails',
  notes: 'Notes',
  none: 'Nothing here yet.',
  by: { traveller: 'Traveler', staff: 'Staff', system: 'Automatic', provider: 'Card provider' },
} as const;

export const goodwillTexts = {
  notPermitted: 'To refund more than the terms allow, ask a colleague who can refund.',
  usedUp: 'You can’t refund more than the terms allow for this trip.',
  left: (amount: string) =>
    `You can refund up to ${amount} more than the terms allow for this trip.`,
} as const;

export const cancelTexts = {
  title: (name: string) => `Cancel ${name}?`,
  loading: 'Calculating...',
  failed: 'The amounts could not be calculated.',
  comesBack: 'Refund',
  kept: 'Kept',
  lapses: 'No longer due',
  toCard: 'to the card',
  inPerson: 'in person',
  what: 'What to refund',
  full: 'Everything that was paid',
  policy: (percent: number) => `By the terms: ${percent}% today`,
  own: 'Another amount',
  amount: 'Amount',
  hint: (most: string) => `At most ${most}.`,
  none: 'Nothing',
  beyond: (amount: string) => `${amount} more than the terms allow.`,
  keeps: 'To keep more than the terms allow, ask a colleague who can refund.',
  reason: 'Reason',
  message: (name: string) => `Message to ${name}`,
  messageHint: 'Included in the email, with the amounts.',
  tell: 'Email the traveler',
  keep: 'Keep the booking',
  submit: (amount: string) => `Cancel and return ${amount}`,
  submitPlain: 'Cancel the booking',
  done: 'Booking canceled',
} as const;

export const reinstateTexts = {
  title: 'Reinstate this booking?',
  text: 'Restores the booking as it was. This works only if nothing had to be refunded.',
  reason: 'Why',
  needed: 'Say why.',
  submit: 'Reinstate',
  done: 'Booking reinstated',
} as const;

export const changeTexts = {
  title: 'Change the trip',
  text: 'At the agreed prices. Any difference is due on arrival or refunded.',
  terms: (percent: number) =>
    percent === 0
      ? 'The terms no longer refund anything, and moving the trip doesn’t change that. A cheaper trip would refund more than the terms allow.'
      : `The terms refund ${percent}% now, and moving the trip doesn’t raise that. A cheaper trip would refund more than the terms allow.`,
  conflict: (...now: string[]) =>
    `Someone else changed this trip in the meantime. It is now: ${now.join(', ')}. Your changes are still here; save again to overwrite.`,
  name: 'Traveler',
  day: 'First day',
  days: 'Days',
  adults: 'Adults',
  children: 'Children',
  infants: 'Infants',
  reason: 'Reason (the traveler sees it)',
  price: 'Price',
  total: (from: string, to: string) => (from === to ? `Stays ${to}` : `${from} → ${to}`),
  due: (amount: string) => `${amount} due on arrival`,
  back: (amount: string) => `${amount} goes back`,
  settled: 'Nothing is due',
  submit: 'Change the trip',
  submitTotal: (to: string) => `Change the trip to ${to}`,
  done: 'Trip changed',
} as const;

export const mailTexts = {
  title: 'Send email',
  which: 'Template',
  subject: 'Subject',
  body: 'Text',
  bodyHint: 'The booking’s details follow below it.',
  preview: 'Preview',
  previewLoading: 'Loading the email...',
  previewFailed: 'The email could not be shown.',
  nothingToSay: 'This email doesn’t apply to this booking right now.',
  submit: 'Send',
  done: 'Email sent',
} as const;
