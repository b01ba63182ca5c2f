/** Texts shared by all service pages. */
export const serviceTexts = {
  all: 'All services',
  steps: 'How it works',
  contact: 'Ask about this service',
  destinations: 'See all destinations',
  notOffered: 'We don’t offer this yet',
  notOfferedText: 'Ask us anyway: we may know who does.',
  sample: 'This is a demo: these services are samples, and we don’t arrange anything.',
} as const;
