/** Texts of the contact page, of joining and leaving the newsletter, and of the support page. */
export const contactTexts = {
  title: 'Contact us',
  text: 'Questions, requests, complaints: we would like to hear from you.',
  name: 'Your name',
  email: 'Your email',
  emailHint: 'We only use it to reply.',
  subject: 'What is it about?',
  subjectFor: (name: string) => `A question for ${name}`,
  subjectAbout: (place: string) => `A question about ${place}`,
  subjectOfReview: (place: string) => `How it was: ${place}`,
  message: 'Your message',
  submit: 'Send message',
  submitting: 'Sending...',
  done: 'Thank you! Your message has arrived.',
  failed: 'Your message could not be sent. Your text is still here.',
  blocked: 'Please fill in the missing fields.',
  otherTitle: 'Other ways to reach us',
  call: 'Call us',
  mail: 'Send an email',
  visit: 'Visit us',
  hours: 'When we answer',
  support: 'Find an answer yourself',
  supportText: 'Answers to the most common questions.',
  sample:
    'This is a demonstration: anyone can read messages in its outbox, no one replies, and the phone number is a sample.',
} as const;

export const unsubscribeTexts = {
  title: 'Leave the newsletter',
  text: 'One click and you will get no more letters. You can come back at any time.',
  submit: 'Unsubscribe',
  submitting: 'One moment...',
  doneTitle: 'You are off the list',
  doneText: 'We will not write again. Thank you for reading.',
  failed: 'That didn’t work. Please try again.',
  missingTitle: 'This link is incomplete',
  missingText:
    'Please open the link in our email again, or write to us and we will take you off the list.',
} as const;

/** The same for requests for reviews, which their own mails lead to. */
export const noReviewMailsTexts = {
  ...unsubscribeTexts,
  title: 'No more requests for reviews',
  text: 'One click and we will not ask you again how a trip was. Emails about your bookings keep coming.',
  submit: 'Do not ask me again',
  doneTitle: 'We will not ask again',
  doneText: 'You still get what you need to know about your bookings.',
} as const;

export const confirmTexts = {
  title: 'Confirm the newsletter',
  text: 'One click and our letters from the road will come to this address.',
  submit: 'Confirm',
  submitting: 'One moment...',
  doneTitle: 'You are on the list',
  doneText: 'Welcome! Every letter has a link to unsubscribe.',
  oldTitle: 'This link no longer works',
  oldText:
    'It works once, for seven days. If you have already confirmed, you are all set; if not, please subscribe again.',
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
  search: 'Search the questions',
  placeholder: 'Paying, dates, password ...',
  count: (shown: number, all: number) => `Showing ${shown} of ${all} questions`,
  noneTitle: 'No questions match',
  noneText: 'Try another word, or ask us directly.',
  clear: 'Clear Search',
  stillTitle: 'Still have a question?',
  stillText: 'Ask us directly.',
  contact: 'Contact us',
} as const;
