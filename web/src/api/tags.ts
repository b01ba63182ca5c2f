import type { CacheGroup } from '@wayfarer/contract';

/** The cache groups (spec §3). An endpoint names its own group, which is refetched after a mutation. */
export const tags = [
  'Users',
  'BestSpots',
  'Payments',
  'Bookings',
  'PopularSpots',
  'Reviews',
  'Team',
  'AllSpots',
  'Pictures',
  'Account',
  'Messages',
  'Staff',
  'Settings',
  'Saved',
  'Audit',
] as const satisfies readonly CacheGroup[];
