/** Texts of the first steps of a new owner. */
export const firstStepsTexts = {
  title: 'First steps',
  text: 'Five short screens. Each can wait; Today reminds you of what is left.',
  loading: 'Loading the first steps...',
  failed: 'The first steps could not be loaded.',
  progress: 'Steps',
  done: '(done)',
  skip: 'Skip for now',
  save: 'Save and continue',
  saving: 'Saving...',
  goOn: 'Continue',
  finished: 'You are all set',
  finishedText:
    'Add your first destination, then choose what Home says and its color. You can change all of it at any time.',
  destination: 'Add a destination',
  site: 'Texts and color',
  today: 'Go to Today',
} as const;

export const agencyStepTexts = {
  title: 'Tell travelers who you are',
  text: 'This stands in the header, on vouchers and in mails. You can change it at any time under Settings.',
  zone: (zone: string) => `Your browser says that you are in ${zone}.`,
  takeZone: 'Use it',
} as const;

export const moneyStepTexts = {
  title: 'How travelers pay',
  text: 'Both are set where the server is configured, because money that was agreed must not change by a press.',
  currency: 'Currency',
  currencyText: (code: string) =>
    `New destinations have their prices in ${code.toUpperCase()} (CURRENCY).`,
  charge: 'By card when they book',
  charges: {
    day: 'The cost of one day; the rest is due on arrival (CHARGE=day).',
    total: 'The whole trip (CHARGE=total).',
  },
} as const;

export const cancellationStepTexts = {
  title: 'What a cancellation gives back',
  text: 'For every destination that names no other terms. Trips that are booked keep theirs.',
  legend: 'Terms',
  keep: 'As it is',
  failed: 'The terms could not be loaded.',
} as const;

export const placesStepTexts = {
  title: 'Who may add places',
  text: 'Travelers can add destinations of their own. You take the money for them, so we recommend that you look before you sell. You can change it at any time under Settings.',
} as const;

export const mailStepTexts = {
  title: 'Do your mails arrive?',
  text: (address: string) => `Confirmations and tickets go by mail. We send one to ${address} now.`,
  send: 'Send a test mail',
  sending: 'Sending...',
  sent: 'The mail server took it. Look into your inbox, and among the unwanted mails.',
  kept: 'There is no mail server yet: mails are kept in the database and reach no one. Set SMTP_URL and MAIL_FROM, and start again.',
  refused: (answer: string) => `The mail server did not take it: ${answer}`,
} as const;
