import type { BookingSort } from '@wayfarer/contract';

/** Words that several screens about bookings use. */
export const tripTexts = {
  perDay: 'per day',
  days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
  traveler: 'Traveler',
  destination: 'Destination',
  cost: 'Cost',
  travelDate: 'Travel Date',
  duration: 'Duration',
  status: 'Status',
  total: (amount: string) => `${amount} in total`,
} as const;

/** My bookings; the texts of spec §2 and §8 literally. */
export const listTexts = {
  title: 'My bookings',
  text: 'Every trip you have planned, paid for and been on.',
  loading: 'Loading All Bookings Data',
  failed: 'Failed to load tourist Bookings',
  totalBookings: 'Total Bookings',
  upcomingTrips: 'Upcoming Trips',
  totalSpent: 'Total Spent',
  countriesVisited: 'Countries Visited',
  newBooking: 'New Booking',
  backHome: 'Back to Home',
  search: 'Search your bookings',
  searchPlaceholder: 'Destination, country or traveler',
  sort: 'Sort by',
  region: 'Your bookings',
  number: '#',
  actions: 'Actions',
  count: (shown: number, all: number) => `Showing ${shown} of ${all} bookings`,
  none: 'No Bookings Yet!',
  noneText: 'Your next story starts with a place. Find one that calls you.',
  explore: 'Explore destinations',
  popular: 'See popular spots',
  noMatch: 'No bookings match',
  noMatchText: (search: string) => `Nothing of yours answers to “${search}”.`,
  clearSearch: 'Clear Search',
  pay: 'Pay Now',
  paid: 'Paid',
  update: 'Update',
  delete: 'Delete',
  /** Completes a button's name for those who do not see the row. */
  of: (spot: string) => ` (${spot})`,
  paidHint: 'A paid trip can no longer be changed or deleted here.',
} as const;

export const sortNames: Readonly<Record<BookingSort, string>> = {
  date: 'Date (newest first)',
  name: 'Traveler',
  spot: 'Destination',
  cost: 'Cost (highest first)',
};

export const deleteTexts = {
  title: 'Delete this booking?',
  text: (spot: string, day: string) =>
    `Your trip to ${spot} on ${day} goes for good. Nothing has been paid for it yet.`,
  confirm: 'Yes, delete it',
  cancel: 'Keep the trip',
  done: 'Booking deleted successfully! 🗑️',
  failed: 'Failed to delete booking',
} as const;
