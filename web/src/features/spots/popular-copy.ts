/** Texts of Home's section of popular destinations. */
export const popularSectionTexts = {
  title: 'Where people are going next',
  filter: 'Destinations by category',
  all: 'See all destinations',
  allOf: (category: string) => `See all ${category} destinations`,
  shown: (count: number, category: string) => `${category}: ${count} destinations shown`,
} as const;
