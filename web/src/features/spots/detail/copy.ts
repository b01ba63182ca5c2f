import {
  confirmationText,
  leadTimeText,
  policySentences,
  type ShownDetails,
  USUAL_TERMS,
} from '@wayfarer/contract';

/** Texts of a destination's page; those of spec §2 and §3 verbatim. */
export const texts = {
  loading: 'Loading All Spot Data',
  failed: 'Failed to load this destination',
  notFound: 'Destination Not Found',
  notFoundText: 'It may have been removed, or the link is incomplete.',
  home: 'Home',
  all: 'All Destinations',
  back: 'Back to All Destinations',
  favorite: 'Favorite',
  favoriteHint: 'Saves this destination and puts a heart on its card',
  bookmark: 'Bookmark',
  bookmarkHint: 'Bookmarks this destination on this device',
  seeSaved: 'See your saved destinations',
  share: 'Share',
  tabs: 'About this destination',
  overview: 'Overview',
  details: 'Details',
  booking: 'Booking',
  reviews: 'Reviews',
  picture: (index: number, count: number) => `Show picture ${index} of ${count}`,
  pictureAlt: (spot: string, index: number, count: number) =>
    `${spot}, picture ${index} of ${count}`,
  enlarge: (index: number, count: number) => `Enlarge picture ${index} of ${count}`,
  pictures: 'Pictures',
  credit: (name: string) => `Photo: ${name}`,
  previous: 'Previous picture',
  next: 'Next picture',
  noDescription: 'No description yet. Ask us about this destination.',
} as const;

export const sectionTexts = {
  highlights: 'Highlights',
  facts: 'Facts',
  cancellation: 'If your plans change',
} as const;

export const factTexts = {
  season: 'Best season',
  stay: 'Recommended stay',
  visitors: 'Visitors per year',
  /** Shown in demo mode for a spot without annual visitors (spec §3). */
  defaultVisitors: '500K+',
  rating: 'Rating',
  languages: 'Your guide speaks',
  group: 'Group size',
  groupValue: (people: number) => `Up to ${people} people`,
  ratingValue: (rating: string, rated: boolean) =>
    `${rating} out of 5${rated ? '' : ' (our estimate)'}`,
  location: 'Location',
  country: 'Country',
  category: 'Category',
  cost: 'Cost per day',
} as const;

export const bookingTexts = {
  title: 'Plan your trip',
  date: 'Travel date',
  outOfSeason: (season: string) => `Outside the best season: ${season}`,
  firstDay: (day: string) => `First possible date: ${day}`,
  days: 'Days',
  fewer: 'One day fewer',
  more: 'One more day',
  daysRange: (min: number, max: number) => `${min} to ${max} days`,
  total: 'Total',
  sum: (cost: string, days: number) => `${cost} × ${days} ${days === 1 ? 'day' : 'days'}`,
  totalFor: (total: string, days: number) => `${total} for ${days} ${days === 1 ? 'day' : 'days'}`,
  book: 'Book Now',
  note: 'You won’t be charged yet.',
  questions: 'Questions before you book?',
  call: 'Call Us',
  email: 'Email',
  write: 'Contact us',
  subject: (spot: string) => `A question about ${spot}`,
  knowTitle: 'Good to know',
  cancellation: (policy: readonly string[] = policySentences(USUAL_TERMS)) => policy,
  know: (
    hours: number,
    { goodToKnow = [], leadDays = 0 }: Partial<ShownDetails> = {},
  ): string[] => [
    'Reserve now and pay later: booking is free.',
    ...(leadDays > 0 ? [leadTimeText(leadDays)] : []),
    ...(hours > 0 ? [confirmationText(hours)] : []),
    'Your voucher works on your phone or on paper.',
    'Bring a valid ID or passport.',
    ...goodToKnow,
  ],
  provider: (agency: string, contributed: boolean) =>
    contributed
      ? `A traveler suggested this destination, and ${agency} runs the trip.`
      : `This trip is run by ${agency}.`,
  answers: 'Answers to common questions',
} as const;

export const relatedTexts = {
  title: (kind: string) => `More ${kind.toLowerCase()} destinations`,
  all: (kind: string) => `See all ${kind.toLowerCase()} destinations`,
} as const;
