/** Texts of the first steps of a new owner. */
export const firstStepsTexts = {
  title: 'First steps',
  text: 'Four short screens. You can skip any of them; Today reminds you of what is left.',
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
    'Add your first destination, then choose the text and color of your home page. You can change everything later.',
  destination: 'Add a destination',
  site: 'Texts and color',
  today: 'Go to Today',
} as const;

export const agencyStepTexts = {
  title: 'Tell travelers who you are',
  text: 'This appears in the header, on vouchers and in emails. You can change it at any time in Settings.',
  zone: (zone: string) => `Your browser says you’re in ${zone}.`,
  takeZone: 'Use it',
  money: (currency: string, charge: 'day' | 'total') =>
    `You sell in ${currency}. Travelers pay ${charge === 'day' ? 'for one day by card when they book, and the rest on arrival' : 'for the whole trip by card when they book'}. The person who runs the server sets both.`,
} as const;

export const cancellationStepTexts = {
  title: 'What you refund when a trip is canceled',
  text: 'For every destination without its own terms. Booked trips keep theirs.',
  legend: 'Terms',
  keep: 'As it is',
  failed: 'The terms could not be loaded.',
} as const;

export const placesStepTexts = {
  title: 'Who may add places',
  text: 'Travelers can add destinations of their own. You take payment for them, so we recommend reviewing them first. You can change this at any time in Settings.',
} as const;

export const mailStepTexts = {
  title: 'Do your emails arrive?',
  text: (address: string) =>
    `Confirmations and tickets go out by email. We’ll send one to ${address} now.`,
  send: 'Send a test email',
  sending: 'Sending...',
  sent: 'The mail server accepted it. Check your inbox and your spam folder.',
  kept: 'There is no mail server yet: emails stay in the database and reach no one. Set SMTP_URL and MAIL_FROM, then restart.',
  refused: (answer: string) => `The mail server rejected it: ${answer}`,
} as const;
