/** Texts of the popular spots page. */
export const popularTexts = {
  title: 'Popular spots',
  text: 'The places our travelers still talk about once they are home.',
  description:
    'Places our travelers still talk about once they are home: volcanoes in blossom, balloons before breakfast, reefs at arm’s length.',
  catalogue: 'See all destinations',
  emptyTitle: 'No popular spots yet',
  emptyText: 'We are still choosing. Every destination is already in the catalog.',
} as const;
