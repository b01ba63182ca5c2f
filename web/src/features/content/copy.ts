/** Texts of the contact page, of confirming and leaving the newsletter, and of the support page. */
export const contactTexts = {
  title: 'Contact us',
  text: 'Questions, requests, complaints: we’d like to hear from you.',
  name: 'Your name',
  email: 'Your email',
  emailHint: 'We use it only to reply.',
  subject: 'Subject',
  subjectFor: (name: string) => `A question for ${name}`,
  subjectAbout: (place: string) => `A question about ${place}`,
  subjectOfReview: (place: string) => `How it was: ${place}`,
  message: 'Your message',
  submit: 'Send message',
  submitting: 'Sending...',
  done: 'Thank you! We’ve received your message.',
  failed: 'Your message couldn’t be sent. Your text is still here.',
  blocked: 'Please fill in the missing fields.',
  otherTitle: 'Other ways to reach us',
  call: 'Call us',
  mail: 'Send an email',
  visit: 'Visit us',
  hours: 'Opening hours',
  support: 'Find an answer yourself',
  supportText: 'Answers to the most common questions.',
  sample:
    'This is a demo: anyone can read messages in its outbox, no one replies, and the phone number is a sample.',
} as const;

export const unsubscribeTexts = {
  title: 'Unsubscribe from the newsletter',
  text: 'One click and you won’t get any more letters. You can come back at any time.',
  submit: 'Unsubscribe',
  submitting: 'One moment...',
  doneTitle: 'You’re off the list',
  doneText: 'We won’t write again. Thank you for reading.',
  failed: 'That didn’t work. Please try again.',
  missingTitle: 'This link is incomplete',
  missingText:
    'Please open the link in our email again, or contact us and we’ll take you off the list.',
} as const;

/** Unsubscribe texts for review requests, whose mails have their own link. */
export const noReviewMailsTexts = {
  ...unsubscribeTexts,
  title: 'Stop review requests',
  text: 'One click and we won’t ask you to review your trips. You’ll still get emails about your bookings.',
  submit: 'Don’t ask me again',
  doneTitle: 'We won’t ask again',
  doneText: 'You’ll still get emails about your bookings.',
} as const;

export const confirmTexts = {
  title: 'Confirm your subscription',
  text: 'One click and you’ll get our letters from the road at this address.',
  submit: 'Confirm',
  submitting: 'One moment...',
  doneTitle: 'You’re on the list',
  doneText: 'Welcome! Every letter has a link to unsubscribe.',
  oldTitle: 'This link no longer works',
  oldText:
    'It works once and expires after seven days. If you’ve already confirmed, you’re all set. If not, please subscribe again.',
  failed: 'That didn’t work. Please try again.',
  missingTitle: 'This link is incomplete',
  missingText: 'Please open the link in our email again, or subscribe again below.',
} as const;

export const newsletterStepTexts = {
  home: 'Go Back Home',
  contact: 'Contact us',
} as const;

export const supportTexts = {
  title: 'Support',
  text: 'Answers to common questions.',
  search: 'Search questions',
  placeholder: 'Payment, dates, password...',
  count: (shown: number, all: number) => `Showing ${shown} of ${all} questions`,
  noneTitle: 'No questions match',
  noneText: 'Try another word, or ask us directly.',
  clear: 'Clear Search',
  stillTitle: 'Still have a question?',
  stillText: 'Ask us directly.',
  contact: 'Contact us',
} as const;

export const imprintTexts = {
  title: 'Imprint',
  missing: 'There is no imprint',
  missingText: 'The contact page says how to reach us.',
  home: 'Go Back Home',
} as const;
