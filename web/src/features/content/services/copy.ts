/** Texts that all service pages share. */
export const serviceTexts = {
  all: 'All services',
  steps: 'How it works',
  contact: 'Ask about it',
  destinations: 'See all destinations',
  sample: 'This is a demonstration: these services are samples, and nothing is arranged.',
} as const;
