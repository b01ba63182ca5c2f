/** Texts of the guided tour behind Watch Demo. */
export const tourTexts = {
  position: (number: number, count: number) => `Step ${number} of ${count}`,
  back: 'Back',
  next: 'Next',
  skip: 'Skip the tour',
  done: 'Done',
  find: {
    title: 'Say what you are dreaming of',
    text: 'Search by place, country or mood. It works on any screen, and before anything else has loaded.',
  },
  compare: {
    title: 'Compare at a glance',
    text: 'Every card shows the price per day, the rating and the kind of place. Filter by category, sort by price, share what you found.',
    link: 'Open the catalog',
  },
  visit: {
    title: 'Look around before you go',
    text: 'Three pictures, the best season, how long people stay, how many come. The price stays in view.',
  },
  book: {
    title: 'Choose a date, see the total',
    text: 'From 1 to 30 days. The total changes as you type, and nothing is added later.',
  },
  pay: {
    title: 'Pay by card, safely',
    text: 'The card provider sees your card, we never do. Where only test cards are taken, the payment page says so.',
  },
  keep: {
    title: 'Everything in one place',
    text: 'Change what is not paid yet, cancel a trip, find your receipts, and add destinations of your own.',
    link: 'Create an account',
  },
} as const;
