import type { SpotState } from '@wayfarer/contract';

export const stateNames: Readonly<Record<SpotState, string>> = {
  published: 'Published',
  waiting: 'Waiting',
  rejected: 'Sent back',
  archived: 'Archived',
};

export const waitsNames = { edit: 'Change waiting', online: 'Not approved yet' } as const;

export const originNames = { own: 'Our own', contributed: 'Contributed' } as const;

/** The list of all destinations. */
export const listTexts = {
  title: 'Destinations',
  caption: 'Destinations',
  add: 'New destination',
  review: 'To decide',
  search: 'Search destinations',
  searchPlaceholder: 'Name, country or place',
  failed: 'The destinations could not be loaded.',
  emptyFilterTitle: 'No destinations match',
  emptyFilter: 'Change the search or the filters.',
  empty: 'No destinations yet',
  emptyText: 'Add the first one: a name, a country, a price and a picture are enough.',
  state: 'State',
  origin: 'From',
  category: 'Kind',
  added: (day: string) => `added ${day}`,
  columns: { spot: 'Destination', origin: 'From', kind: 'Kind', state: 'State', cost: 'Per day' },
  views: {
    all: 'All',
    published: 'Published',
    waiting: 'Waiting',
    rejected: 'Sent back',
    archived: 'Archived',
  },
} as const;

/** Messages of the travelers' form (spec §5), as the editor says them. */
export const ownWords: Readonly<Record<string, string>> = {
  'Please enter a tourist spot name': 'Enter the name of the place.',
  'Please enter a country name': 'Choose a country.',
  'Please enter the average cost': 'Enter the price per day.',
  'Please provide an image URL': 'Add a picture.',
};
