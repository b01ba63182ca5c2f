/** Texts that all service pages share. */
export const serviceTexts = {
  all: 'All services',
  steps: 'How it works',
  contact: 'Ask about it',
  destinations: 'See all destinations',
  notOffered: 'We do not offer this yet',
  notOfferedText: 'Ask us anyway: we may know who does.',
  sample: 'This is a demonstration: these services are samples, and nothing is arranged.',
} as const;
