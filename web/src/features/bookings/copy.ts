import {
  confirmationText,
  inSentence,
  leadTimeText,
  policySentences,
  type SiteContent,
  USUAL_TERMS,
} from '@wayfarer/contract';

/** Texts shared by the booking screens. */
export const tripTexts = {
  days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
  traveler: 'Traveler',
  destination: 'Destination',
  cost: 'Cost',
  travelDate: 'Travel Date',
  duration: 'Duration',
  status: 'Status',
} as const;

/** Fields of both forms; rules of spec §5. */
export const fieldTexts = {
  travelDate: 'Travel date',
  newTravelDate: 'New travel date',
  duration: 'Duration (days)',
  fewer: 'One day fewer',
  more: 'One more day',
  range: (min: number, max: number) => `${min} to ${max} days`,
  calendar: 'Choose the travel date',
  season: (season: string) => `Best season: ${season}`,
  inSeason: (season: string) => `In the best season: ${season}`,
  outOfSeason: (season: string) => `Outside the best season: ${season}`,
  seasonLegend: 'Shaded days are in the best season.',
  tripLegend: 'Outlined days are your trip.',
  todayThere: (day: string) => `At the destination, today is ${day}`,
  firstDay: (day: string) => `First possible date: ${day}`,
} as const;

/** The chosen trip's dates and terms. */
export const tripDatesTexts = {
  label: 'Your dates',
  departure: 'Departure',
  return: 'Return',
  cancelBefore: (day: string) => `You can cancel before ${day} in My bookings.`,
  tooLateToCancel:
    'This trip starts in less than 48 hours. If you cancel it, you won’t get a refund.',
} as const;

/** Booking form; the texts of spec §2 and §8 verbatim. */
export const formTexts = {
  title: 'Book your trip',
  text: (spot: string, country: string) => `${spot}, ${country}`,
  loading: 'Loading your destination...',
  failed: 'Failed to load this destination',
  none: 'No Booking Data Found',
  noneText: 'Choose a destination first, then select Book Now on its page.',
  goneText: 'This destination is no longer available, or the link is incomplete.',
  explore: 'Explore destinations',
  toBookings: 'My bookings',
  traveler: 'Who’s traveling',
  trip: 'When and how long',
  destination: 'Your destination',
  fullName: 'Full name',
  email: 'Email',
  spot: 'Destination',
  country: 'Country',
  cost: 'Cost per day',
  season: 'Best season',
  seasonUnknown: 'Any time',
  packageTitle: 'Your package',
  packageText: (included: readonly string[]) => `Your package includes ${inSentence(included)}.`,
  termsTitle: 'Good to know',
  terms: (
    { confirmHours, included }: Pick<SiteContent, 'confirmHours' | 'included'>,
    policy: readonly string[] = policySentences(USUAL_TERMS),
    leadDays = 0,
  ) => [
    ...(leadDays > 0 ? [leadTimeText(leadDays)] : []),
    ...(confirmHours > 0 ? [confirmationText(confirmHours)] : []),
    ...policy,
    ...included.filter((entry) => /insurance/i.test(entry)).map((entry) => `${entry} is included.`),
    'A valid ID or passport is required.',
  ],
  phone: 'Phone number',
  phoneOptional: 'Phone number (optional)',
  phoneHint: 'With the country, such as +351 912 345 678. We call only about this trip.',
  wishesLabel: 'Note to us (optional)',
  wishesHint: 'Need a crib or a special diet? Tell us here.',
  summary: 'Booking summary',
  baseCost: 'Base cost',
  duration: 'Duration',
  travellers: 'Travelers',
  totalCost: 'Total cost',
  included: 'What’s included',
  notIncluded: 'Not included:',
  noCharge: 'You won’t be charged yet. You can pay later from My bookings.',
  submit: 'Confirm booking',
  submitAgain: 'Book at the new price',
  submitting: 'Processing...',
  cancel: 'Cancel',
  done: 'Booking Added Successfully!',
  saveFailed: 'Failed to create booking. Please try again.',
  totalChanged:
    'The price of this trip has changed since you opened this page. Please check the new total before you book.',
  priceChanged: (before: string, now: string) =>
    `The cost per day has changed from ${before} to ${now} since you opened this page. Please check the new total before you book.`,
} as const;

/** The message that stays on screen after a booking. */
export const bookedTexts = {
  label: 'Your new booking',
  text: (spot: string, day: string) =>
    `Your trip to ${spot} on ${day} is booked. Nothing has been charged yet.`,
  pay: (amount: string) => `Pay ${amount} now`,
  see: 'See your booking',
  seeTrip: 'See the trip',
} as const;

/** The message that stays on screen after a payment. */
export const paidTexts = {
  label: 'Your payment',
  text: (amount: string) => `Paid ${amount}. Your voucher is ready.`,
  voucher: 'Show voucher',
  seeTrip: 'See the trip',
} as const;

export const noticeTexts = { close: 'Dismiss this message' } as const;

/** Update booking; the texts of spec §2 and §8 verbatim. */
export const updateTexts = {
  title: 'Update booking',
  text: 'Need a different date, a longer stay or room for one more? You can change it until you pay.',
  atToday: (cost: string) => `A new date or extra days cost today’s price: ${cost}.`,
  gone: 'This destination is no longer offered. You can shorten the trip. For other dates, contact us.',
  loading: 'Loading your booking...',
  failed: 'Failed to load this booking',
  notFound: 'Booking Not Found',
  notFoundText: 'It may have been deleted, or the link is incomplete.',
  signIn: 'Sign in to see this booking',
  signInText: 'Only the traveler who made a booking can see it.',
  toLogin: 'Sign In',
  back: 'Back to Bookings',
  current: 'Current details',
  change: 'Your changes',
  season: 'Best season',
  newTotal: 'New total',
  submit: 'Update booking',
  submitFor: (total: string) => `Change for ${total}`,
  submitting: 'Updating...',
  cancel: 'Cancel',
  done: 'Booking updated successfully!',
  saveFailed: 'Failed to update booking. Please try again.',
  paid: 'This trip is paid',
  paidText:
    'You can’t change the date or duration of a paid trip here. You can cancel it until it starts. For other dates, contact us and we’ll help.',
  begun: 'This trip has started',
  begunText: 'You can’t change its date or duration anymore. Contact us and we’ll help.',
  deposit: 'Contact us to change this trip',
  depositText:
    'You’ve already paid something for this trip, so we change its date and duration for you. You can cancel it until it starts.',
  attended: 'You’ve been checked in for this trip, so we change its date and duration for you.',
  ask: 'Contact us',
  cancelTrip: 'Cancel trip',
  canceled: 'This trip is canceled',
  canceledText: 'There’s nothing left to change. You can see the cancellation or book again.',
  cancellation: 'See the cancellation',
  paymentHistory: 'Payment history',
  increase: (amount: string) => `Cost increase of ${amount}`,
  decrease: (amount: string) => `Cost decrease of ${amount}`,
  unchanged: 'No change in cost',
} as const;
