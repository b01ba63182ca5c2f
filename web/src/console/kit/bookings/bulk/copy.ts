/** Texts of what is done to several bookings at once. */
export const bulkTexts = {
  close: 'Close',
  progress: (done: number, all: number) => `${done} of ${all}`,
} as const;

export const checkInTexts = {
  confirmTitle: (count: number) =>
    count === 1 ? 'Check in 1 booking?' : `Check in ${count} bookings?`,
  confirmText: (people: number) =>
    `${people === 1 ? '1 person' : `${people} people`} will be recorded as here.`,
  skipped: (count: number) =>
    count === 1
      ? '1 of the selected is not booked or is checked in already, and stays as it is.'
      : `${count} of the selected are not booked or are checked in already, and stay as they are.`,
  nothing: 'None of the selected can be checked in: they are not booked, or are here already.',
  confirm: 'Check in',
  doneTitle: 'Checked in',
  done: (count: number) =>
    count === 1 ? '1 booking is checked in.' : `${count} bookings are checked in.`,
  failed: (count: number) =>
    count === 1 ? '1 could not be checked in:' : `${count} could not be checked in:`,
} as const;
