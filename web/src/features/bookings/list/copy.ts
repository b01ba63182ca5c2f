import type { BookingOrder } from './booking-list.ts';

/** My bookings; the texts of spec §2 and §8 verbatim. */
export const listTexts = {
  title: 'My bookings',
  text: 'All your trips, past and planned.',
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
  count: (shown: number, all: number) =>
    `Showing ${shown} of ${all} ${all === 1 ? 'booking' : 'bookings'}`,
  period: 'Filter trips',
  periods: { all: 'All', upcoming: 'Upcoming', past: 'Past', canceled: 'Canceled' },
  nonePeriod: {
    upcoming: 'You have no upcoming trips.',
    past: 'You have no past trips.',
    canceled: 'You have no canceled trips.',
  },
  showAll: 'Show all bookings',
  unpaid: 'Not paid yet',
  daysToGo: (days: number) => ['Today', 'Tomorrow'][days] ?? `In ${days} days`,
  none: 'No Bookings Yet!',
  noneText: 'Your next story starts with a place. Find one that calls you.',
  explore: 'Explore destinations',
  popular: 'See popular spots',
  noMatch: 'No bookings match',
  noMatchText: (search: string) => `None of your bookings match “${search}”.`,
  clearSearch: 'Clear Search',
  pay: 'Pay Now',
  paid: 'Paid',
  receipt: 'Receipt',
  dueOnArrival: (amount: string) => `${amount} due on arrival`,
  spentNote: (paid: string) => `${paid} paid so far`,
  countriesNote: 'including upcoming trips',
  update: 'Update',
  delete: 'Delete',
  cancel: 'Cancel',
  details: 'Details',
  bookAgain: 'Book again',
  /** Completes a button's name for screen readers. */
  of: (spot: string) => ` (${spot})`,
  justBooked: 'Just booked',
  justPaid: 'Just paid',
  paidHint: 'You can’t change or delete a paid trip here. You can cancel it until it starts.',
} as const;

export const sortNames: Readonly<Record<BookingOrder, string>> = {
  date: 'Date (newest first)',
  name: 'Traveler',
  spot: 'Destination',
  cost: 'Cost (highest first)',
  soonest: 'Soonest first',
};

export const deleteTexts = {
  title: 'Delete this booking?',
  text: (spot: string, day: string) => `Your trip to ${spot} on ${day} will be deleted for good.`,
  confirm: 'Yes, delete it',
  cancel: 'Keep trip',
  endedTitle: 'Remove this booking from your list?',
  endedText: (spot: string, day: string) =>
    `Your canceled trip to ${spot} on ${day} will no longer be listed. Its refund and receipts aren’t affected.`,
  keep: 'Keep in list',
  done: 'Booking deleted successfully! 🗑️',
  failed: 'Failed to delete booking',
} as const;
