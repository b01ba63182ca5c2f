import { grouped } from '@wayfarer/contract';

/** Texts of the catalog beyond `../copy.ts`; those of spec §1 and §2 verbatim. */
export const texts = {
  name: 'All Tourist Spots',
  results: 'Destinations',
  saved: 'Saved destinations',
  description: (total: number | undefined) =>
    `Browse ${total === undefined ? 'all' : grouped(total)} destinations by category, price and rating, with the best season and the price per adult and day of each.`,
  search: 'Search destinations',
  searchPlaceholder: 'Place, country, mood',
  searchButton: 'Search',
  clear: 'Clear search',
  categories: 'Filter by category',
  sort: 'Sort by',
  direction: 'Direction',
  directions: {
    name: { asc: 'A to Z', desc: 'Z to A' },
    price: { asc: 'Low to high', desc: 'High to low' },
    rating: { desc: 'High to low', asc: 'Low to high' },
    popularity: { desc: 'Most visited', asc: 'Least visited' },
  },
  view: 'View',
  grid: 'Grid',
  list: 'List',
  count: (shown: string, total: string) => `Showing ${shown} of ${total} destinations`,
  more: (left: string) => `Load more (${left} left)`,
  moreWithoutCount: 'Load more',
  moreFailed: 'We couldn’t load more destinations. Please try again.',
  empty: 'No destinations found',
  emptyText: 'Try another word, or look in all categories.',
  corrected: (search: string) => `Showing results for “${search}”`,
  closest: (search: string) =>
    search.includes(' ')
      ? `Nothing matches all of “${search}”. Showing the closest matches.`
      : `Nothing matches “${search}”. Showing the closest matches.`,
  popularSearches: 'Popular searches',
  everydaySearches: ['Weekend', 'Cheap'],
  nearby: (country: string) => `See all destinations in ${country}`,
  nearbyText: (search: string, country: string) =>
    `We have nothing for “${search}” yet, but there’s more to see in ${country}.`,
  without: 'Or search again without:',
  withoutSearch: (search: string) => `“${search}”`,
  popular: 'Popular with travelers',
  reset: 'Reset Filters',
  home: 'Go Back Home',
  none: 'Our first destinations are on their way',
  noneText: 'We’re still preparing them. Contact us if you already have a trip in mind.',
  contact: 'Contact us',
} as const;

export const sortNames = {
  name: 'Name',
  price: 'Price',
  rating: 'Rating',
  popularity: 'Popularity',
  relevance: 'Best match',
} as const;
