const places = (count: number) => (count === 1 ? '1 destination' : `${count} destinations`);

export const savedTexts = {
  title: 'Saved destinations',
  text: 'Destinations you marked with a heart, newest first.',
  catalogue: 'All destinations',
  loading: 'Loading your saved destinations...',
  failed: 'Failed to load your saved destinations',
  empty: 'No saved destinations yet',
  emptyText: 'Press the heart on a destination to save it here.',
  explore: 'Explore destinations',
  count: places,
  remove: (spot: string) => `Remove ${spot} from your saved destinations`,
  removed: (spot: string) => `${spot} removed`,
  undo: 'Undo',
  gone: 'No longer offered',
  goneText: 'A destination you saved is no longer in the catalog.',
  removeGone: 'Remove',
  season: 'Best season',
  bookmarks: 'Bookmarks',
  bookmarksText: 'Stored only on this device.',
} as const;

export const keepTexts = {
  label: 'Saved destinations',
  ask: (count: number, email: string) =>
    `${places(count)} saved on this device. Save ${count === 1 ? 'it' : 'them'} to your account (${email}) to see ${count === 1 ? 'it' : 'them'} on all your devices?`,
  yes: 'Save to my account',
  no: 'Not now',
  done: 'Saved to your account',
  failed: 'Your saved destinations couldn’t be moved',
  onDevice: 'These destinations are saved only on this device.',
  signIn: 'Sign in to save them to your account',
  offer: 'Save them to my account',
  kept: (email: string) => `Saved to your account (${email}), on all your devices.`,
  stop: 'Keep only on this device',
  stopped: 'Your saved destinations are now only on this device',
} as const;

export const compareTexts = {
  add: (spot: string) => `Compare ${spot}`,
  label: 'Compare',
  title: 'Side by side',
  open: (count: number) => `Compare ${places(count)}`,
  more: 'Choose one more to compare',
  clear: 'Clear',
  place: 'Destination',
  price: 'Price',
  when: 'When to go',
  season: 'Best season',
  stay: 'Recommended stay',
  rating: 'Rating',
  estimate: ' (our estimate)',
  unrated: 'New',
  kind: 'Category',
  where: 'Where',
  canceling: 'Cancellation',
  unknown: 'Not stated',
  failed: 'We couldn’t load the comparison',
  booking: 'Booking',
  book: 'Book',
} as const;

export const whenTexts = {
  anyDay: 'Available any day',
  now: 'In season now',
  from: (month: string) => `In season from ${month}`,
} as const;

export const listTexts = {
  share: 'Share list',
  shareText: 'Places I’d like to go',
  copied: 'Link copied to clipboard!',
  failed: 'The link couldn’t be copied',
  title: 'A shared list of destinations',
  text: 'Someone shared these destinations with you. The list is in the link itself; we don’t store it.',
  save: 'Save all',
  saved: 'Saved',
  own: 'Your saved destinations',
  emptyTitle: 'This list is empty',
  emptyText: 'The link is incomplete, or the destinations are no longer in the catalog.',
} as const;

export const seenTexts = {
  title: 'Recently viewed',
  text: 'On this device only.',
  forget: 'Clear list',
} as const;
