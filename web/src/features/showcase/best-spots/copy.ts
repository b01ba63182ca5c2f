/** Texts of the popular spots page. */
export const popularTexts = {
  title: 'Popular spots',
  text: 'Good places to start.',
  catalogue: 'See all destinations',
  emptyTitle: 'No popular spots yet',
  emptyText: 'We’re still choosing. You can find every destination in the catalog.',
} as const;
