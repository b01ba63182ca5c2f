/** Texts of the contact page, the ways into and out of the newsletter, and the support page. */
export const contactTexts = {
  title: 'Write to us',
  text: 'A question, a wish, a complaint: a person reads it and answers by mail.',
  name: 'Your name',
  email: 'Your e-mail',
  emailHint: 'For the answer, and for nothing else.',
  subject: 'What is it about?',
  subjectFor: (name: string) => `A question for ${name}`,
  subjectAbout: (place: string) => `A question about ${place}`,
  message: 'Your message',
  submit: 'Send message',
  submitting: 'Sending...',
  done: 'Thank you! Your message has arrived.',
  failed: 'Your message could not be sent. What you wrote is still here.',
  blocked: 'Please fill in what is missing.',
  otherTitle: 'Other ways',
  call: 'Call us',
  mail: 'Send a mail',
  support: 'Find an answer yourself',
  supportText: 'Many questions are answered already.',
  sample:
    'This is a demonstration: messages stand in its outbox for everybody to read, nobody answers, and the number is a sample.',
} as const;

export const unsubscribeTexts = {
  title: 'Leave the newsletter',
  text: 'One press, and no more letters. You can come back at any time.',
  submit: 'Unsubscribe',
  submitting: 'One moment...',
  doneTitle: 'You are off the list',
  doneText: 'We will not write again. Thank you for having read us.',
  failed: 'That did not work. Please try again.',
  missingTitle: 'This link is not complete',
  missingText:
    'Please open the link in our mail once more, or write to us and we take you off the list.',
} as const;

export const confirmTexts = {
  title: 'Confirm the newsletter',
  text: 'One press, and our letters from the road come to this address.',
  submit: 'Confirm',
  submitting: 'One moment...',
  doneTitle: 'You are on the list',
  doneText: 'Welcome! Every letter carries a link with which you leave.',
  oldTitle: 'This link does not work any more',
  oldText:
    'It works once, for seven days. If you have confirmed already, all is well; if not, please subscribe again.',
  failed: 'That did not work. Please try again.',
  missingTitle: 'This link is not complete',
  missingText: 'Please open the link in our mail once more, or subscribe again below.',
} as const;

export const newsletterStepTexts = {
  home: 'Go Back Home',
  contact: 'Write to us',
} as const;

export const supportTexts = {
  title: 'Support',
  text: 'Questions that travellers ask, with straight answers.',
  search: 'Search the questions',
  placeholder: 'Paying, dates, password ...',
  count: (shown: number, all: number) => `Showing ${shown} of ${all} questions`,
  noneTitle: 'No question matches',
  noneText: 'Try another word, or ask us directly.',
  clear: 'Clear Search',
  stillTitle: 'Not answered?',
  stillText: 'Write to us. A person reads it.',
  contact: 'Write to us',
} as const;
