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
      ? '1 selected booking is not booked or already checked in and stays as it is.'
      : `${count} selected bookings are not booked or already checked in and stay as they are.`,
  nothing:
    'None of the selected bookings can be checked in: they are not booked, or already checked in.',
  confirm: 'Check in',
  doneTitle: 'Checked in',
  done: (count: number) =>
    count === 1 ? '1 booking is checked in.' : `${count} bookings are checked in.`,
  failed: (count: number) =>
    count === 1 ? '1 could not be checked in:' : `${count} could not be checked in:`,
} as const;
