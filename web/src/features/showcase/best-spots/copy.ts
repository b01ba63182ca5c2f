/** Texts of the popular spots page. */
export const popularTexts = {
  title: 'Popular spots',
  text: 'The ones to begin with.',
  catalogue: 'See all destinations',
  emptyTitle: 'No popular spots yet',
  emptyText: 'We are still choosing. Every destination that is ready is in the catalog.',
} as const;
