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
  change: 'Change',
  cancel: 'Cancel...',
  reinstate: 'Reinstate',
  mail: 'Send a mail',
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
  refunds: { pending: 'on its way back', succeeded: 'came back', failed: 'could not be returned' },
  held: 'waits for the bank',
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
  waits: 'No account has proved this address yet. The booking is theirs once one does.',
  noAccount: 'The account of this traveler is gone.',
  firstDay: 'First day',
  lastDay: 'Last day',
  attendance: 'Check-in',
} as const;

/** A customer without an account. */
export const guestTexts = {
  erase: 'Erase customer...',
  question: (email: string) => `Erase what is known of ${email}?`,
  dialog: {
    text: 'All bookings under this address for which nothing was paid are deleted, with notes, messages, newsletter and mails. What was paid stays in the books, as long as the law requires. They get a mail.',
    open: {
      trip_ahead:
        'A trip lies ahead for which something was paid. Cancel it first, or check the box below.',
    },
    insist: 'Erase even if a paid trip lies ahead',
    submit: 'Erase for good',
    cancel: 'Cancel',
    failed: 'The customer could not be erased.',
    done: (bookings: number) =>
      bookings === 1 ? 'Erased, with 1 booking' : `Erased, with ${bookings} bookings`,
  },
} as const;

export const noteTexts = {
  title: 'Notes',
  staffOnly: 'Staff only',
  label: 'New note',
  placeholder: 'Write something the next person should know',
  add: 'Add note',
  missing: 'Write a note first.',
  added: 'Note added',
  remove: 'Take this note back',
  removed: 'Note taken back',
  gone: 'A former colleague',
} as const;

export const timelineTexts = {
  title: 'Timeline',
  show: 'What is shown',
  all: 'All',
  money: 'Money',
  mails: 'Mails',
  notes: 'Notes',
  none: 'Nothing of this kind yet.',
  by: { traveller: 'Traveler', staff: 'Staff', system: 'Automatic', provider: 'Card provider' },
} as const;

export const receiveTexts = {
  title: 'Receive payment',
  text: '',
  amount: 'Amount',
  hint: (balance: string) => `${balance} is open; no more than that.`,
  method: 'How',
  day: 'Day',
  note: 'Note',
  submit: 'Record payment',
  done: 'Payment recorded',
} as const;

export const handOutTexts = {
  title: 'Hand out cash',
  text: 'Record it once the traveler has the money. It is then no longer owed.',
  amount: 'Amount',
  hint: (most: string) => `No more than ${most}.`,
  owed: (owed: string) => `${owed} is owed.`,
  method: 'How',
  day: 'Day',
  note: 'Note',
  submit: 'Record as handed out',
  done: 'Recorded as handed out',
} as const;

export const voidTexts = {
  title: 'Void this entry?',
  text: (amount: string) => `${amount} no longer counts. The entry stays in the books.`,
  reason: 'Why',
  needed: 'Say why.',
  submit: 'Void the entry',
  done: 'Entry voided',
} as const;

export const goodwillTexts = {
  notPermitted: 'To give back more than the terms do, ask a colleague who may refund.',
  usedUp: 'You can give back no more than the terms do for this trip.',
  left: (amount: string) => `You can give back ${amount} more than the terms do for this trip.`,
} as const;

export const refundTexts = {
  title: 'Refund to the card',
  waits: 'The bank decides about a dispute first. The refund follows if the money stays with you.',
  amount: 'Amount',
  hint: (most: string) => `At most ${most}.`,
  reason: 'Reason',
  needed: 'Say why.',
  submit: 'Refund',
  done: 'Refund is on its way',
} as const;

export const cancelTexts = {
  title: (name: string) => `Cancel ${name}?`,
  loading: 'Working out the amounts...',
  failed: 'The amounts could not be worked out.',
  comesBack: 'Refund',
  kept: 'Kept',
  lapses: 'No longer due',
  toCard: 'to the card',
  inPerson: 'in person',
  what: 'What to refund',
  full: 'Everything that was paid',
  policy: (percent: number) => `As the terms say: ${percent}% today`,
  none: 'Nothing',
  beyond: (amount: string) => `${amount} more than the terms give.`,
  keeps: 'To keep more than the terms do, ask a colleague who may refund.',
  reason: 'Reason',
  message: (name: string) => `Message to ${name}`,
  messageHint: 'Goes into the mail, with the amounts.',
  tell: 'Send a mail to the traveler',
  keep: 'Keep the booking',
  submit: (amount: string) => `Cancel and return ${amount}`,
  submitPlain: 'Cancel the booking',
  done: 'Booking canceled',
} as const;

export const reinstateTexts = {
  title: 'Reinstate this booking?',
  text: 'The booking is restored as it was. This works only if nothing had to be refunded.',
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
      ? 'The terms give nothing back any more, and another day does not change that. A cheaper trip would give back more than they do.'
      : `The terms give ${percent}% back now, and another day does not raise that. A cheaper trip would give back more than they do.`,
  meanwhile: (...now: string[]) =>
    `Somebody has changed this trip meanwhile. It is now: ${now.join(', ')}. What you typed is still here; change it again to put it in its place.`,
  name: 'Traveler',
  day: 'First day',
  days: 'Days',
  adults: 'Adults',
  children: 'Children',
  infants: 'Infants',
  reason: 'Reason (the traveler sees it)',
  submit: 'Change the trip',
  done: 'Trip changed',
} as const;

export const mailTexts = {
  title: 'Send a mail',
  which: 'Which mail',
  subject: 'Subject',
  body: 'Text',
  bodyHint: 'The booking’s details follow below it.',
  preview: 'As it would be sent now',
  previewLoading: 'Loading the mail...',
  previewFailed: 'The mail could not be shown.',
  nothingToSay: 'This email does not apply to the booking right now.',
  submit: 'Send',
  done: 'Mail sent',
} as const;
