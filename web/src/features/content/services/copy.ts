/** Texts that all service pages share. */
export const serviceTexts = {
  all: 'Services',
  steps: 'How it goes',
  contact: 'Ask about it',
  destinations: 'See all destinations',
  sample: 'A demonstration: these services are samples, and nothing is arranged.',
} as const;
