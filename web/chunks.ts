/** Which modules travel together: two dozen small files compress worse, and take more asking. */

/** One of these file names, without its ending, in one of these folders. */
const files = (folders: Record<string, readonly string[]>) =>
  new RegExp(
    Object.entries(folders)
      .map(([folder, names]) => `/${folder}/(?:${names.join('|')})(?:\\.[a-z]+)?$`)
      .join('|'),
  );

const ICONS = 'lucide/dist/esm/icons';

/** What Home needs besides the frame before it responds: queries that other screens share. */
const FIRST = files({
  'src/api': ['page'],
  'src/ui/loading': ['deferred-section'],
  'src/lib': ['near-viewport', 'string-fields'],
  'src/features/showcase': ['api'],
  'src/features/spots': ['api', 'load-popular-section', 'copy'],
  'contract/dist/calls/places': ['showcase', 'spots'],
  'contract/dist/options': ['catalogue', 'limits'],
  'contract/dist/rules/trips': ['month-names'],
  [ICONS]: ['chevron-down'],
});

/** What the other screens share with the schemas of the contract; what no screen calls stays with those. */
const CALLS = files({
  'contract/dist/calls/agency': ['contact', 'newsletter', 'outbox'],
  'contract/dist/calls/people': ['account', 'sessions', 'users'],
  'contract/dist/calls/places': ['own-spots'],
  'contract/dist/calls/trips': ['bookings', 'cancellations', 'payments'],
  'contract/dist/rules/text': ['image-url'],
});

/** What cards, pictures and sections are made of on many screens. */
const PIECES = files({
  'src/ui/display': ['badge', 'card', 'picture', 'picture-source', 'price', 'rating'],
  'src/ui/controls': ['carousel-controls', 'chip', 'icon-button', 'play-toggle'],
  'src/ui/layout': ['layout'],
  'src/ui/feedback': ['query-view', 'skeleton', 'states'],
  'src/api': ['error-text', 'query-state'],
  'src/lib': ['plain-click', 'restore-focus'],
  'src/lib/hooks': ['use-autoplay', 'use-interval', 'use-media-query'],
  'src/features/showcase/best-spots': ['best-spot-card'],
  'src/features/showcase': ['copy'],
  'src/features/spots': ['card-copy', 'spot-card'],
  'contract/dist/rules/money': ['grouped'],
  [ICONS]: [
    'arrow-right',
    'chevron-left',
    'chevron-right',
    'cloud-off',
    'heart',
    'mail',
    'message-circle',
    'pause',
    'play',
    'star',
  ],
});

/** Home below the first screenful: all of it is asked for within the same moment. */
const SECTIONS = files({
  'src/features/showcase/about': [
    'about-section',
    'about-carousel',
    'about-slides',
    'use-endless-slides',
  ],
  'src/features/showcase/best-spots': ['best-spots-strip'],
  'src/app': ['home-places'],
  'src/features/showcase': ['team-section', 'sample-note'],
  'src/features/showcase/reviews': ['reviews-section', 'featured-review', 'review-view'],
  'src/features/spots': ['popular-copy', 'popular-section'],
  'src/lib/hooks': ['use-near-viewport'],
});

/** What the catalogue and a destination share, and lists of one's own. */
const PLACES = files({
  'src/ui/controls': ['back-link'],
  'src/ui/layout': ['dialog'],
  'src/ui/form': ['search-input', 'segmented-control', 'select'],
  'src/lib': ['contact'],
  'contract/dist/rules/text': ['search-text'],
  'src/lib/hooks': ['use-debounced-value', 'use-in-browser', 'use-search-text'],
  'src/lib/device': ['clipboard', 'share'],
  'src/features/spots': ['share-spot'],
  'src/features/spots/catalogue': ['copy'],
  [ICONS]: [
    'arrow-left',
    'check',
    'clock',
    'layout-grid',
    'map-pin',
    'phone',
    'plus',
    'rows-3',
    'search',
    'share-2',
    'users',
    'x',
  ],
});

/** What a trip costs and when it is, and who travels: a destination, booking and paying. */
const TRIP = files({
  'src/api': ['use-today'],
  'src/domain': ['booking-start', 'party-param', 'trip-draft'],
  'src/ui/display': ['price-breakdown'],
  'src/ui/form': ['party-field', 'stepper'],
  [ICONS]: ['minus'],
  'contract/dist/options': ['bookings'],
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

/** What lists of one's own are made of, and forms beside them. */
const LISTS = files({
  'src/api': ['fetch-all-pages'],
  'src/lib/hooks': ['use-is-current-route', 'use-row-removal'],
  'src/ui/display': ['table'],
  'src/ui/feedback': ['banner', 'loading'],
  'src/ui/form': ['textarea'],
  [ICONS]: [
    'ban',
    'calendar-days',
    'circle',
    'circle-check',
    'credit-card',
    'download',
    'earth',
    'eye',
    'eye-off',
    'luggage',
    'pencil',
    'receipt-text',
    'rotate-ccw',
    'trash',
    'trash-2',
    'wallet',
  ],
});

/** What the console's screens and the check of responses both know. */
const AGENCY = files({
  'contract/dist/calls/trips': ['operator-cancellations', 'refunds'],
  'contract/dist/options': ['booking-core', 'today'],
});

/** A trip from booking to coming home: its page, its voucher, what companions see, and its end. */
const JOURNEY = files({
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
  'contract/dist/options': ['cancellation-reasons'],
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
const FEW = files({
  'src/api': ['use-fresh'],
  'src/ui/display': ['stat-card'],
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
  'contract/dist/calls/trips': [
    'back-office',
    'check-ins',
    'departures',
    'operator-bookings',
    'policies',
    'trip',
    'trip-mails',
  ],
  'contract/dist/options': ['console', 'operator-bookings', 'own-spots', 'trip-paths'],
});

/** What a place's own marks are: saved, looked at, reviewed. Forms do without. */
const KEPT = files({
  'src/domain': ['asked-mark', 'saved-api', 'saved-spots', 'seen-places'],
  'src/lib/device': ['device-list'],
  'contract/dist/calls/places': ['reviews', 'saved-places'],
  'contract/dist/options': ['reviews', 'saved-places'],
  'contract/dist/rules/reviews': ['rating', 'review-allowed'],
  'src/features/spots': ['keep-saved-host'],
  [ICONS]: ['badge-check'],
});

/** Saved places and those that were looked at, on their page and below the catalogue. */
const SAVED = files({
  'src/features/spots/saved': [
    'copy',
    'keep-saved-notice',
    'places-api',
    'seen-places',
    'use-keep',
  ],
});

/** What is printed, or kept as a file. */
const PAPERS = files({
  'src/lib': ['format-moment'],
  'src/lib/device': ['save-file'],
  'contract/dist/rules/money': ['card-brand'],
  [ICONS]: ['printer'],
});

/** What is paid, and what was. */
const PAYMENTS = files({
  'src/features/payments': ['api', 'copy', 'use-failure-toast'],
  'src/features/payments/history': ['copy', 'history'],
});

/** Pages of text, and the forms beside them. */
const CONTENT = files({
  'src/features/content': ['api', 'copy'],
  'src/features/content/legal': ['legal-page'],
  'src/features/content/newsletter': ['newsletter-step'],
});

/** The messages that come and go; asked for with the first of them. */
const TOAST = /\/(?:react-hot-toast|goober)\/|\/src\/ui\/feedback\/toast-view/;

/** What the forms for signing in, registering and a new password are made of. */
const ENTRANCE = files({
  'src/ui/form': ['password-input'],
  'src/domain': ['return-path'],
  'src/features/account': [
    'account-frame',
    'api',
    'identity-error-text',
    'new-password-fields',
    'password-strength',
    'problem-banner',
  ],
  'src/features/account/sign-in': ['google-button', 'use-entrance', 'use-google'],
});

/** Who somebody is: asked when a session ends, and before what is done shortly after a sign-in alone. */
const PROOF = files({
  'src/features/account/identity-proof': [
    'confirm-identity-dialog',
    'identity-proof-form',
    'use-identity-proof',
  ],
});

export const chunks = [
  // apart from the frame, so that each runs in a task of its own (boot.js)
  {
    name: 'libraries',
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-redux|@reduxjs|immer|redux|redux-thunk|reselect)\//,
  },
  { name: 'frame', tags: ['$initial' as const] },
  { name: 'first', test: FIRST },
  { name: 'calls', test: CALLS },
  { name: 'pieces', test: PIECES, includeDependenciesRecursively: false },
  { name: 'places', test: PLACES, includeDependenciesRecursively: false },
  { name: 'trip', test: TRIP, includeDependenciesRecursively: false },
  { name: 'lists', test: LISTS, includeDependenciesRecursively: false },
  { name: 'journey', test: JOURNEY, includeDependenciesRecursively: false },
  { name: 'few', test: FEW, includeDependenciesRecursively: false },
  { name: 'kept', test: KEPT, includeDependenciesRecursively: false },
  { name: 'saved', test: SAVED, includeDependenciesRecursively: false },
  { name: 'papers', test: PAPERS, includeDependenciesRecursively: false },
  { name: 'payments', test: PAYMENTS, includeDependenciesRecursively: false },
  { name: 'content', test: CONTENT, includeDependenciesRecursively: false },
  { name: 'toast', test: TOAST, includeDependenciesRecursively: false },
  { name: 'entrance', test: ENTRANCE, includeDependenciesRecursively: false },
  { name: 'proof', test: PROOF, includeDependenciesRecursively: false },
  { name: 'agency', test: AGENCY, includeDependenciesRecursively: false },
  { name: 'sections', test: SECTIONS, includeDependenciesRecursively: false },
];

/** Every page has this before it asks for anything. */
const PRESENT = /\/(?:entry-client|libraries|rolldown-runtime)-/;

/**
 * Pages that mails, codes and messages lead to, and what a press sends, for which the server's answer names the files, or a page that
 * has them: whoever comes another way waits for one more round trip, and nobody else carries their lists.
 */
const NAMED_ELSEWHERE =
  /\/(?:action|check-in|confirm-newsletter|console|outbox|receipt|review|shared-trip|unsubscribe|voucher)-page-|\/subscribe-/;

/** What to ask for together with a module that is about to be imported. */
export function askedWith(module: string, dependencies: readonly string[]): string[] {
  if (NAMED_ELSEWHERE.test(module)) return [];
  return dependencies.filter((file) => !PRESENT.test(file));
}
