import type { Category } from '@wayfarer/contract';

/** Category names, as visitors and the agency see them. */
export const categoryNames: Readonly<Record<Category, string>> = {
  beach: 'Beach',
  mountain: 'Mountain',
  city: 'City',
  historical: 'Historical',
  nature: 'Nature',
  adventure: 'Adventure',
};
