/** The chunks of booking, paying and travelling, and of calls that few screens make. */
import { files, ICONS } from './module-files.ts';

/** What the other screens share with the schemas of the contract; what no screen calls stays with those. */
export const CALLS = files({
  'contract/dist/calls/agency': ['contact', 'newsletter', 'outbox'],
  'contract/dist/calls/people': ['account', 'sessions', 'users'],
  'contract/dist/calls/places': ['own-spots'],
  'contract/dist/calls/trips': ['bookings', 'cancellations', 'payments'],
  'contract/dist/rules/text': ['image-url'],
});

/** What a trip costs and when it is, and who travels: a destination, booking and paying. */
export const TRIP = files({
  'src/api': ['use-today'],
  'src/domain': ['booking-start', 'party-param', 'trip-draft'],
  'src/ui/display': ['price-breakdown'],
  'src/ui/form': ['party-field', 'stepper'],
  [ICONS]: ['minus'],
  'contract/dist/options/trips': ['bookings'],
  'contract/dist/rules/cancellation': ['policy', 'policy-sentences'],
  'contract/dist/rules/money': [
    'agreed-price',
    'charge',
    'cost',
    'currency',
    'currency-symbols',
    'price-breakdown',
    'rounding',
    'trip-money',
    'trip-price',
  ],
  'contract/dist/rules/trips': [
    'duration',
    'paid',
    'party',
    'season',
    'travel-dates',
    'trip-days',
    'trip-length',
  ],
});

/** A trip from booking to coming home: its page, its voucher, what companions see, and its end. */
export const JOURNEY = files({
  'src/ui/cancellation': ['copy', 'moments', 'money-back', 'plans-changed', 'three-figures'],
  'src/features/trips': ['api', 'copy', 'days'],
  'src/features/trips/calendar': ['trip-calendar'],
  'src/features/trips/companions': ['copy', 'shared-trip-view'],
  'src/features/trips/parts': [
    'contact',
    'countdown',
    'day-by-day',
    'fact-strip',
    'hero',
    'included',
    'part',
    'where-you-meet',
  ],
  'src/features/trips/trip': ['copy', 'loading-trip', 'money-of-trip'],
  'src/features/trips/voucher': ['copy'],
  'contract/dist/options/trips': ['cancellation-reasons'],
  'contract/dist/rules/trips': ['calendar-file'],
  [ICONS]: [
    'banknote',
    'calendar-plus',
    'calendar-x',
    'circle-dot',
    'clipboard',
    'landmark',
    'map',
  ],
});

/** What is small, and shared by a few screens and the schemas of the contract. */
export const FEW = files({
  'src/api': ['use-fresh'],
  'src/ui/display': ['stat-card'],
  'contract/dist/calls': ['staff'],
  'contract/dist/calls/trips': [
    'back-office',
    'check-ins',
    'departures',
    'operator-bookings',
    'policies',
    'trip',
    'trip-mails',
  ],
  'contract/dist/options': ['console', 'own-spots'],
  'contract/dist/options/trips': ['operator-bookings', 'trip-paths'],
});

/** What the console's screens and the check of responses both know. */
export const AGENCY = files({
  'contract/dist/calls/agency': [
    'audit',
    'customers',
    'inbox',
    'reviews',
    'settings',
    'setup',
    'staff',
    'subscribers',
  ],
  'contract/dist/calls/trips': ['operator-cancellations', 'refunds'],
  'contract/dist/options': ['today'],
  'contract/dist/options/trips': ['booking-core'],
});

/** What is printed, or kept as a file. */
export const PAPERS = files({
  'src/lib': ['format-moment'],
  'src/lib/device': ['save-file'],
  'contract/dist/rules/money': ['card-brand'],
  [ICONS]: ['printer'],
});

/** What is paid, and what was. */
export const PAYMENTS = files({
  'src/features/payments': ['api', 'copy', 'use-failure-toast'],
  'src/features/payments/history': ['copy', 'history'],
});
