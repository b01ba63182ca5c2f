const places = (count: number) => (count === 1 ? '1 place' : `${count} places`);

export const savedTexts = {
  title: 'Saved places',
  text: 'Places with a heart, the last one first.',
  catalogue: 'All destinations',
  loading: 'Loading your saved places...',
  failed: 'Failed to load your saved places',
  empty: 'No saved places yet',
  emptyText: 'Press the heart on a destination, and it will be here when you come back.',
  explore: 'Explore destinations',
  count: places,
  remove: (spot: string) => `Remove ${spot} from your saved places`,
  removed: (spot: string) => `${spot} removed`,
  undo: 'Undo',
  gone: 'No longer offered',
  goneText: 'A place that you saved has left the catalog.',
  removeGone: 'Remove it',
  season: 'Best season',
  bookmarks: 'Bookmarks',
  bookmarksText: 'Places you want to come back to. They stay on this device.',
} as const;

export const keepTexts = {
  label: 'Saved places',
  ask: (count: number, email: string) =>
    `${places(count)} saved on this device. Keep ${count === 1 ? 'it' : 'them'} in the account of ${email}, so that your other devices show ${count === 1 ? 'it' : 'them'}?`,
  yes: 'Keep in my account',
  no: 'Not now',
  done: 'Your account keeps your saved places',
  failed: 'Your saved places could not be moved',
  onDevice: 'These places are saved on this device only.',
  signIn: 'Sign in to keep them in your account',
  offer: 'Keep saved places in my account',
  kept: (email: string) => `Kept in the account of ${email}, on all your devices.`,
  stop: 'Keep on this device only',
  stopped: 'Your saved places are on this device only',
} as const;

export const compareTexts = {
  add: (spot: string) => `Compare ${spot}`,
  label: 'Compare',
  title: 'Side by side',
  open: (count: number) => `Compare ${places(count)}`,
  more: 'Choose one more place to compare',
  clear: 'Clear',
  place: 'Place',
  price: 'Per day',
  when: 'When to go',
  season: 'Best season',
  stay: 'Recommended stay',
  rating: 'Rating',
  estimate: ' (our estimate)',
  kind: 'Kind of place',
  where: 'Where',
  canceling: 'Canceling',
  usual: 'The usual terms',
  unknown: 'Not stated',
  failed: 'The places could not be compared',
  booking: 'Booking',
  book: 'Book',
} as const;

export const whenTexts = {
  anyDay: 'Any day can be booked',
  now: 'In season now',
  from: (month: string) => `In season from ${month}`,
} as const;

export const listTexts = {
  share: 'Share as a list',
  shareText: 'Places I would like to go',
  copied: 'Link copied to clipboard!',
  failed: 'The link could not be copied',
  title: 'A list of places',
  text: 'Someone shared these places with you. The list is in the link itself: we keep nothing of it.',
  save: 'Save all of them',
  saved: 'Saved',
  own: 'Your saved places',
  emptyTitle: 'This list is empty',
  emptyText: 'The link is incomplete, or the places have left the catalog.',
} as const;

export const seenTexts = {
  title: 'Recently viewed',
  text: 'On this device only.',
  forget: 'Forget them',
} as const;
