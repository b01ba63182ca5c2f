import type { Category } from '@wayfarer/contract';

/** The kinds of destinations, as visitors and the agency read them. */
export const categoryNames: Readonly<Record<Category, string>> = {
  beach: 'Beach',
  mountain: 'Mountain',
  city: 'City',
  historical: 'Historical',
  nature: 'Nature',
  adventure: 'Adventure',
};
