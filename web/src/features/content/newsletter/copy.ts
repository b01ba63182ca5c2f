/** Texts of the newsletter form in the footer. */
export const newsletterTexts = {
  title: 'Letters from the road',
  text: 'One place, one story, now and then.',
  label: 'Email for the newsletter',
  placeholder: 'you@example.com',
  consent: 'Yes, send me the newsletter. I can unsubscribe at any time.',
  submit: 'Subscribe',
} as const;

/** Texts after a press on Subscribe. */
export const subscribeTexts = {
  done: 'Check your inbox to confirm.',
  failed: 'We couldn’t subscribe you. Please try again.',
  emailMissing: 'Please enter your email address',
  emailFormat: 'This doesn’t look like an email address',
  consentMissing: 'Please check the box to subscribe',
} as const;
