/** Texts of the About page. */
export const aboutPageTexts = {
  title: 'About us',
  text: (agency: string) => `Get to know ${agency}.`,
  promisesTitle: 'What you can hold us to',
  nextTitle: 'Where should we start?',
  nextText: 'Look around, or tell us what you have in mind.',
  destinations: 'See all destinations',
  contact: 'Contact us',
} as const;
