/** Texts of the popular spots page. */
export const popularTexts = {
  title: 'Popular spots',
  text: 'The places our travellers talk about when they are home again.',
  description:
    'Places our travellers talk about when they are home again: volcanoes in blossom, balloons before breakfast, reefs at arm’s length.',
  catalogue: 'See all destinations',
  emptyTitle: 'No popular spots yet',
  emptyText: 'We are still choosing. Every destination is in the catalogue already.',
} as const;
