import type { CheckIn } from '@wayfarer/contract';

/**
 * Texts for people who are not staff: they reveal nothing about a booking, not even whether it
 * exists.
 */
export const strangerTexts = {
  title: 'This code is for our staff',
  text: 'Show it when you arrive. We’ll scan it to check you in. It has no other use.',
  signIn: 'Sign in as staff',
  trips: 'My bookings',
  noRightTitle: 'Your account can’t check travelers in',
  noRightText: (email: string) =>
    `You’re signed in as ${email}, which can’t check travelers in. If you’re traveling with us, just show your voucher when you arrive.`,
  account: 'Your account',
} as const;

export const deskTexts = {
  title: 'Check-in',
  text: 'Scan the code on a voucher, or type its reference.',
  loading: 'Loading check-in...',
  failed: 'We couldn’t load check-in',
} as const;

export const scannerTexts = {
  label: 'Scanner',
  start: 'Start the camera',
  starting: 'Starting the camera...',
  stop: 'Stop the camera',
  idle: 'The camera is off.',
  on: 'The camera is on. Hold it over the code on the voucher.',
  video: 'Camera view',
  light: 'Light',
  foreign: 'That code isn’t from one of our vouchers.',
  faults: {
    refused:
      'Your browser isn’t allowed to use the camera. Allow it in this page’s settings and start it again, or type the reference.',
    none: 'This device has no camera. Type the reference instead.',
    busy: 'The camera won’t start; another app may be using it. Try again, or type the reference.',
    unsupported: 'This browser can’t use a camera here. Type the reference instead.',
    reader: 'The code reader couldn’t load. Check your connection and try again.',
  },
} as const;

export const byHandTexts = {
  title: 'No code?',
  label: 'Reference',
  hint: 'For example, WF-7K3M9Q',
  submit: 'Find booking',
} as const;

export const arrivalTexts = {
  pageTitle: 'Check-in',
  loading: 'Looking up the booking...',
  failed: 'We couldn’t look up the booking',
  next: 'Next',
  toDesk: 'Scan another code',
  notFoundTitle: 'No such booking',
  notFoundText: {
    link: 'The code is one of ours, but its booking no longer exists. Ask for the reference and the name on the booking.',
    reference:
      'No booking has this reference. Check it again: it has six letters and digits after WF.',
  },
  forgedTitle: 'Not one of our codes',
  forgedText:
    'This code isn’t ours, was changed, or is from an old voucher. Don’t admit anyone on it. Look up the booking by its reference and ask who is traveling.',
  emptyTitle: 'This link has no code',
  emptyText: 'Scan the code on a voucher, or look up the booking by its reference.',
  byHand: 'Found by its reference, not by a code. Ask who is traveling.',
  facts: {
    reference: 'Reference',
    trip: 'Trip',
    days: 'Days',
    party: 'Party',
  },
  span: (first: string, last: string) => `${first} – ${last}`,
  noReference: 'None yet',
  balance: 'Due on arrival',
  settled: 'Paid in full',
  nothingPaid: 'Nothing paid yet',
  paidOf: (paid: string, total: string) => `${paid} of ${total} paid`,
  toBooking: 'Open booking',
} as const;

export const balanceTexts = {
  take: 'Take payment',
  title: 'Take payment',
  amount: (currency: string) => `Amount (${currency})`,
  hint: (balance: string) => `Up to ${balance}.`,
  method: 'How',
  methods: {
    cash: 'Cash',
    card_terminal: 'Card terminal',
    transfer: 'Transfer',
    gift: 'Gift card',
    other: 'Other',
  },
  submit: 'Record payment',
  submitAmount: (amount: string) => `Record ${amount}`,
  keep: 'Cancel',
  done: (amount: string) => `${amount} recorded`,
} as const;

/** A booking's status at the desk. */
export const standingTexts = {
  expected: 'Expected',
  tomorrow: 'Expected tomorrow',
  checked_in: 'Checked in',
  no_show: 'No-show',
  not_today: 'Not expected today',
  cancelled: 'Canceled',
  expired: 'Expired',
} as const;

export const attendanceTexts = {
  checkIn: 'Check in',
  checkingIn: 'Checking in...',
  anyway: 'Check in anyway',
  noShow: 'Mark as no-show',
  undo: 'Undo',
  undone: 'Undone. This booking has no attendance recorded.',
  by: (name: string | null) => (name === null ? 'someone whose account was deleted' : name),
  checkedIn: (when: string, by: string) => `Checked in on ${when} by ${by}.`,
  already: (when: string, by: string) => `Already checked in on ${when} by ${by}.`,
  didNotCome: (when: string, by: string) => `Marked as a no-show on ${when} by ${by}.`,
  notToday: {
    upcoming: (first: string) => `This trip doesn’t start until ${first}.`,
    under_way: () => 'No one is expected for this trip today.',
    over: (last: string) => `This trip ended on ${last}.`,
  } satisfies Record<CheckIn['phase'], (day: string) => string>,
  askManager: 'A manager can still check them in.',
  canceled: 'This booking was canceled. No one is expected.',
  expired: 'This booking expired because it wasn’t paid in time. No one is expected.',
  noVoucher:
    'Nothing is paid for this trip, so it has no valid voucher, not even a printed one. Take a payment before you check them in.',
  problems: {
    revision_changed: 'This booking has just changed. Please check the current details.',
    not_expected_today: 'No one is expected for this booking today. Nothing was recorded.',
    forbidden: 'Only a manager can record this on another day. Nothing was recorded.',
    booking_cancelled: 'This booking has just been canceled. Nothing was recorded.',
    booking_expired: 'This booking has just expired. Nothing was recorded.',
    not_found: 'This booking no longer exists. Nothing was recorded.',
  },
} as const;
