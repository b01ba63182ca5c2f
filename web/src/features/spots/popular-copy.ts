/** Texts of Home's section of popular destinations. */
export const popularSectionTexts = {
  none: 'Our first trips are on their way',
  noneText: 'We’re still preparing them. Tell us what you have in mind.',
  write: 'Contact us',
  about: 'About us',
  title: 'Where people are going next',
  filter: 'Destinations by category',
  all: 'See all destinations',
  allOf: (category: string) => `See all ${category} destinations`,
  shown: (count: number, category: string) => `${category}: ${count} destinations shown`,
} as const;
