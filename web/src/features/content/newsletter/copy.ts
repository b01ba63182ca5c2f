/** Texts of the newsletter, which stands under every page. */
export const newsletterTexts = {
  title: 'Letters from the road',
  text: 'One place, one story, now and then.',
  label: 'E-mail for the newsletter',
  placeholder: 'you@example.com',
  consent: 'Yes, send me the newsletter. I can leave with one press, at any time.',
  submit: 'Subscribe',
  done: 'Check your inbox to confirm.',
  failed: 'We could not put you on the list. Please try again.',
  emailMissing: 'Please enter your e-mail address',
  emailFormat: 'This does not look like an e-mail address',
  consentMissing: 'Please tick the box: we write only to who wants it',
} as const;
