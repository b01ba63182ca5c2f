import type { CheckIn } from '@wayfarer/contract';

/** For whoever is not staff: it says nothing of a booking, not even whether there is one. */
export const strangerTexts = {
  title: 'This code is for our staff',
  text: 'Show it when you arrive: we scan it and check you in. There is nothing else behind it.',
  signIn: 'Sign in as staff',
  trips: 'My bookings',
  noRightTitle: 'Checking in is not part of your account',
  noRightText: (email: string) =>
    `You are signed in as ${email}, which is not an account of our staff who check people in. If you travel with us, just show your voucher when you arrive.`,
  account: 'Your account',
} as const;

export const deskTexts = {
  title: 'Check-in',
  text: 'Scan the code on a voucher, or type its reference.',
  loading: 'Loading check-in...',
  failed: 'Check-in could not be loaded',
} as const;

export const scannerTexts = {
  label: 'Scanner',
  start: 'Start the camera',
  starting: 'Starting the camera...',
  stop: 'Stop the camera',
  idle: 'The camera is off.',
  on: 'The camera is on. Hold it over the code on the voucher.',
  video: 'What the camera sees',
  light: 'Light',
  foreign: 'That code is not from one of our vouchers.',
  faults: {
    refused:
      'The browser may not use the camera. Allow it in the settings of this page, then start it again. Until then, type the reference.',
    none: 'This device has no camera. Type the reference instead.',
    busy: 'The camera cannot be started; another program may be using it. Try again, or type the reference.',
    unsupported: 'This browser cannot use a camera here. Type the reference instead.',
    reader: 'The reader could not be loaded. Check your connection and try again.',
  },
} as const;

export const byHandTexts = {
  title: 'No code at hand?',
  label: 'Reference',
  hint: 'Such as WF-7K3M9Q',
  submit: 'Find the booking',
} as const;

export const arrivalTexts = {
  pageTitle: 'Check-in',
  loading: 'Looking up the booking...',
  failed: 'The booking could not be looked up',
  next: 'Next',
  toDesk: 'Scan another code',
  notFoundTitle: 'No such booking',
  notFoundText: {
    link: 'The code is one of ours, but its booking does not exist any more. Ask for the reference and the name it was booked under.',
    reference:
      'Nothing is booked under this reference. Look at it again: it has six letters and digits after WF.',
  },
  forgedTitle: 'Not a code of ours',
  forgedText:
    'This code was not made by us, was changed, or comes from an old voucher. Do not let anybody in because of it: look the booking up by its reference, and ask who is traveling.',
  emptyTitle: 'There is no code in this address',
  emptyText: 'Scan the code on a voucher, or look the booking up by its reference.',
  byHand: 'Found by its reference, not by the code: ask who is traveling.',
  facts: {
    reference: 'Reference',
    trip: 'Trip',
    days: 'Days',
    party: 'Party',
  },
  span: (first: string, last: string) => `${first} – ${last}`,
  noReference: 'None yet',
  balance: 'To pay on arrival',
  settled: 'Paid in full',
  nothingPaid: 'Nothing paid yet',
  paidOf: (paid: string, total: string) => `${paid} of ${total} paid`,
} as const;

/** Where a booking stands at the desk, in a word. */
export const standingTexts = {
  expected: 'Expected',
  tomorrow: 'Expected tomorrow',
  checked_in: 'Checked in',
  no_show: 'Did not come',
  not_today: 'Not expected today',
  cancelled: 'Canceled',
  expired: 'Expired',
} as const;

export const attendanceTexts = {
  checkIn: 'Check in',
  checkingIn: 'Checking in...',
  anyway: 'Check in anyway',
  noShow: 'Did not come',
  undo: 'Undo',
  undone: 'Undone. Nothing is recorded for this booking now.',
  by: (name: string | null) => (name === null ? 'somebody whose account is deleted' : name),
  checkedIn: (when: string, by: string) => `Checked in on ${when} by ${by}.`,
  already: (when: string, by: string) => `Already checked in, on ${when} by ${by}.`,
  didNotCome: (when: string, by: string) => `Recorded on ${when} by ${by}: did not come.`,
  notToday: {
    upcoming: (first: string) => `This trip does not begin before ${first}.`,
    under_way: () => 'Nobody is expected for this trip today.',
    over: (last: string) => `This trip ended on ${last}.`,
  } satisfies Record<CheckIn['phase'], (day: string) => string>,
  askManager: 'A manager can check them in all the same.',
  canceled: 'This booking was canceled. Nobody is expected for it.',
  expired: 'This booking was not paid in time, so it has ended. Nobody is expected for it.',
  problems: {
    revision_changed: 'This booking has just been changed. Here it is as it is now: look again.',
    not_expected_today: 'Nobody is expected for this booking today. Nothing was recorded.',
    forbidden: 'Only a manager can record this on another day. Nothing was recorded.',
    booking_cancelled: 'This booking has just been canceled. Nothing was recorded.',
    booking_expired: 'This booking has ended meanwhile. Nothing was recorded.',
    not_found: 'This booking does not exist any more. Nothing was recorded.',
  },
} as const;
