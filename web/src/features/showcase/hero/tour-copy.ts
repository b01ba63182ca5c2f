/** Texts of the guided tour behind Watch Demo. */
export const tourTexts = {
  position: (number: number, count: number) => `Step ${number} of ${count}`,
  back: 'Back',
  next: 'Next',
  skip: 'Skip the tour',
  done: 'Done',
  find: {
    title: 'Tell us what you’re dreaming of',
    text: 'Search by place, country or mood. Try “lake”, “Japan” or “snow”.',
  },
  compare: {
    title: 'Compare at a glance',
    text: 'Every card shows the price per adult and day and the category. Filter by category, sort by price and share what you find.',
    link: 'Open the catalog',
  },
  visit: {
    title: 'Look around before you go',
    text: 'See pictures, the best season and how long people stay. The price stays in view.',
  },
  book: {
    title: 'Choose a date, see the total',
    text: 'From 1 to 30 days. The total updates as you type, and nothing is added later.',
  },
  pay: {
    title: 'Pay by card, safely',
    text: 'Only the card provider sees your card; we never do. If only test cards are accepted, the payment page says so.',
  },
  keep: {
    title: 'Everything in one place',
    text: 'Change unpaid bookings, cancel a trip, find your receipts and add your own destinations.',
    link: 'Create an account',
  },
} as const;
