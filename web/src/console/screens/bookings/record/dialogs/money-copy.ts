/** Texts of the dialogs in which money changes hands. */
export const receiveTexts = {
  title: 'Receive payment',
  text: '',
  amount: 'Amount',
  hint: (balance: string) => `Up to the open balance of ${balance}.`,
  method: 'How',
  day: 'Day',
  note: 'Note',
  submit: 'Record payment',
  submitAmount: (amount: string) => `Record ${amount}`,
  done: 'Payment recorded',
} as const;

export const handOutTexts = {
  title: 'Hand out cash',
  text: 'Record this after you hand over the money. It then no longer counts as owed.',
  amount: 'Amount',
  hint: (most: string) => `No more than ${most}.`,
  owed: (owed: string) => `${owed} is owed.`,
  method: 'How',
  day: 'Day',
  note: 'Note',
  submit: 'Record as handed out',
  submitAmount: (amount: string) => `Record ${amount} as handed out`,
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

export const refundTexts = {
  title: 'Refund to the card',
  waits: 'The bank is deciding a dispute. You can refund if it decides in your favor.',
  amount: 'Amount',
  hint: (most: string) => `At most ${most}.`,
  reason: 'Reason',
  needed: 'Say why.',
  submit: 'Refund',
  submitAmount: (amount: string) => `Refund ${amount}`,
  done: 'Refund sent',
} as const;

export const chargeAgainTexts = {
  title: 'Charge this refund again?',
  text: (amount: string) =>
    `The ${amount} went back to the card and can’t be taken from it again. It becomes due on arrival, and you can receive it at the counter. The traveler gets an email with the amount and your reason. It still counts as given beyond the terms.`,
  reason: 'Reason, in words for the traveler',
  needed: 'Say why.',
  submit: 'Make it due again',
  done: 'Due again',
} as const;

export const cashRefundTexts = {
  title: 'Refund in cash',
  text: 'Record this after you hand over the money. It is given beyond the terms, and isn’t due again unless you return all the cash.',
  amount: 'Amount',
  hint: (most: string) => `At most ${most}.`,
  method: 'How',
  day: 'Day',
  note: 'Reason',
  submit: 'Record the refund',
  submitAmount: (amount: string) => `Refund ${amount}`,
  done: 'Refund recorded',
} as const;
