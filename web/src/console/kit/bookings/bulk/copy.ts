/** Texts for actions on several bookings. */
export const bulkTexts = {
  close: 'Close',
  progress: (done: number, all: number) => `${done} of ${all}`,
} as const;

export const checkInTexts = {
  confirmTitle: (count: number) =>
    count === 1 ? 'Check in 1 booking?' : `Check in ${count} bookings?`,
  confirmText: (people: number) =>
    `${people === 1 ? '1 person' : `${people} people`} will be checked in.`,
  skipped: (count: number) =>
    count === 1
      ? '1 selected booking is skipped: it isn’t booked, or is already checked in.'
      : `${count} selected bookings are skipped: they aren’t booked, or are already checked in.`,
  nothing:
    'None of the selected bookings can be checked in: they aren’t booked, or are already checked in.',
  confirm: 'Check in',
  doneTitle: 'Checked in',
  done: (count: number) =>
    count === 1 ? '1 booking is checked in.' : `${count} bookings are checked in.`,
  failed: (count: number) =>
    count === 1 ? '1 could not be checked in:' : `${count} could not be checked in:`,
} as const;

/** The button of a single party. */
export const oneCheckInTexts = {
  checkIn: 'Check in',
  checkInOf: (name: string) => `Check in ${name}`,
  isHere: (name: string) => `${name} is checked in`,
} as const;
