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

/** What both forms ask for; rules of spec §5. */
export const fieldTexts = {
  travelDate: 'Travel date',
  newTravelDate: 'New travel date',
  duration: 'Duration (days)',
  fewer: 'One day less',
  more: 'One day more',
  range: (min: number, max: number) => `${min} to ${max} days`,
  calendar: 'Choose the travel date',
  season: (season: string) => `Best season: ${season}`,
  inSeason: (season: string) => `In the best season: ${season}`,
  outOfSeason: (season: string) => `Outside the best season: ${season}`,
  seasonLegend: 'Shaded days lie in the best season.',
} as const;

/** Booking form; the texts of spec §2 and §8 literally. */
export const formTexts = {
  title: 'Book your trip',
  text: (spot: string, country: string) => `${spot}, ${country}`,
  loading: 'Loading your destination...',
  failed: 'Failed to load this destination',
  none: 'No Booking Data Found',
  noneText: 'Choose a destination first, then press Book Now on its page.',
  goneText: 'This destination is not offered any more, or the link is not complete.',
  explore: 'Explore destinations',
  toBookings: 'My bookings',
  traveller: 'Who travels',
  trip: 'When and how long',
  destination: 'Your destination',
  fullName: 'Full name',
  email: 'E-mail',
  spot: 'Destination',
  country: 'Country',
  cost: 'Cost per day',
  season: 'Best season',
  seasonUnknown: 'Any time',
  packageTitle: 'Your package',
  packageText:
    'Every day of your trip includes your flight, nights in 4-star hotels and local transfers.',
  termsTitle: 'Good to know',
  terms: [
    'You receive our confirmation within 24 hours.',
    'You can cancel up to 48 hours before the travel date.',
    'Travel insurance is included.',
    'A valid ID or passport is required.',
  ],
  summary: 'Booking summary',
  baseCost: 'Base cost',
  duration: 'Duration',
  totalCost: 'Total cost',
  included: 'What is included',
  inclusions: ['Flight', '4-star hotels', 'Local transfers', 'Insurance'],
  noCharge: 'Nothing is charged yet: you pay from your bookings.',
  submit: 'Confirm booking',
  submitAgain: 'Book at the new price',
  submitting: 'Processing...',
  cancel: 'Cancel',
  done: 'Booking Added Successfully!',
  saveFailed: 'Failed to create booking. Please try again.',
  priceChanged: (before: string, now: string) =>
    `The cost per day has changed from ${before} to ${now} since you opened this page. Have a look at the new total before you book.`,
} as const;

/** Update booking; the texts of spec §2 and §8 literally. */
export const updateTexts = {
  title: 'Update booking',
  text: 'Another day, a longer stay? Date and duration can be changed until you pay.',
  loading: 'Loading your booking...',
  failed: 'Failed to load this booking',
  notFound: 'Booking Not Found',
  notFoundText: 'It may have been deleted, or the link is not complete.',
  signIn: 'Sign in to see this booking',
  signInText: 'A booking shows itself to the traveller who made it.',
  toLogin: 'Sign In',
  back: 'Back to Bookings',
  current: 'Current details',
  change: 'What changes',
  season: 'Best season',
  perDay: 'Cost per day',
  currentTotal: 'Current total',
  newTotal: 'New total',
  submit: 'Update booking',
  submitting: 'Updating...',
  cancel: 'Cancel',
  done: 'Booking updated successfully!',
  saveFailed: 'Failed to update booking. Please try again.',
  paid: 'This trip is paid',
  paidText:
    'A paid booking keeps its date and duration. To change your plans, write to us: we find a way together.',
  paymentHistory: 'Payment history',
  increase: (amount: string) => `Cost increase of ${amount}`,
  decrease: (amount: string) => `Cost decrease of ${amount}`,
  unchanged: 'No change in cost',
} as const;
