/**
 * Groups of modules that share a file, beyond the bundler's own choices. Without them, it makes one file for each set
 * of screens that share modules, which is about fifty files for Home; small files compress worse and cost more
 * requests. A group has the modules that it names and everything they import, except modules of earlier groups.
 * `server/size-budget.test.ts` checks whether the groups still fit.
 */
const named = (name: string, modules: readonly string[]) => ({
  name,
  test: new RegExp(`/(?:${modules.join('|')})(?:\\.[a-z]+)?$`),
});
const SHARED = { minShareCount: 2 };

export const chunks = [
  // apart from the frame, so that each runs as its own task (boot.js)
  {
    name: 'libraries',
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-redux|@reduxjs|immer|redux|redux-thunk|reselect)\//,
  },
  { name: 'frame', tags: ['$initial' as const] },
  // modules that Home needs before it responds and that other screens share
  named('first', [
    'showcase/api',
    'spots/(?:copy(?:\\.texts)?|load-popular-section)',
    'deferred-section',
    'category-names',
    '(?:month-names|mid-sentence)',
    'string-fields',
    'icons/chevron-down',
  ]),
  // cards, pictures and sections of many screens
  named('pieces', [
    'spots/spot-card',
    'best-spot-card',
    'carousel-controls',
    'display/card',
    'controls/chip',
    'feedback/(?:banner|loading|query-view|skeleton)',
    'lib/(?:direction|error-text|query-state)',
    'hooks/(?:use-autoplay|use-interval|use-is-current-route)',
    'icons/(?:heart|mail|message-circle|star)',
  ]),
  // Home below the first screenful: all of it is requested at once
  named('sections', ['(?:about|team|reviews)-section', 'best-spots-strip', 'home-places']),
  // limits that both forms and calls need
  named('limits', ['options/trips/trips']),
  // calendar days in a place's time zone, which need the browser's date formats
  named('zones', ['dates/time-zone']),
  // a trip's price, dates and party
  named('trip', [
    'price-breakdown',
    'prices/(?:payment-plan|trip-offer)',
    'forms/trip\\.texts',
    'party-field',
    'domain/(?:booking-start|trip-draft)',
    'use-today',
    'cancellation/(?:policy|policy-sentences)',
    'in-sentence',
    'trips/(?:dates/)?(?:confirmation|has-ended|lead-time|paid|season|trip-length)',
  ]),
  // the cost of a trip's days, and the places that it takes on them
  named('prices', ['prices/seasons', 'amounts/cost-text', 'availability/trip-days']),
  // search and filters for places and rows
  named('filters', [
    'catalogue/copy(?:\\.texts)?',
    'form/inputs/search-input',
    'hooks/use-search-text',
    'icons/(?:layout-grid|rows-3)',
  ]),
  // shared by the catalog and the destination page
  named('places', [
    'fetch-all-pages',
    'share-spot',
    'lib/(?:contact|device/clipboard)',
    'options/limits',
    'rules/people/email',
    'layout/dialog',
    'controls/back-link',
    'form/(?:bound/proof-context|segmented-control|select|textarea)',
    'hooks/(?:use-debounced-value|use-in-browser)',
    'icons/(?:ban|calendar-days|check|circle|clock|earth|info|map-pin|minus|phone|share-2|users)',
  ]),
  // the amounts that a cancellation returns, next to a price
  named('promise', [
    'cancellation/(?:cancellation-promise|promised-refund)',
    'domain/use-(?:cancellation-promise|inclusions)',
    'rules/trips/inclusions',
    'ui/destination/included-list',
  ]),
  // the description of a trip, before and after booking
  named('plan', [
    'ui/destination/(?:copy\\.texts|day-by-day|included|list-part|part|where-you-meet)',
    'display/share-bar',
    'rules/trips/trip-plan',
    'icons/(?:clipboard|map|users-round)',
  ]),
  // used by every form
  {
    name: 'forms',
    test: /\/node_modules\/(?:react-hook-form|@hookform)\/|\/form\/bound\/(?!amount-field)|\/phone-input\.tsx|\/contract\/src\/(?:forms\/fields|fields\/text)\.ts/,
  },
  // the traveler's own lists
  named('lists', [
    'hooks/use-row-(?:focus|removal)',
    'display/table(?:-or-cards)?',
    'icons/(?:credit-card|luggage|pencil|rotate-ccw|trash|wallet)',
  ]),
  // printed pages and downloads
  named('papers', [
    'format-moment',
    'save-file',
    'card-brand',
    'icons/(?:download|landmark|printer|receipt-text)',
  ]),
  // a visitor's marks on a place: saved, viewed, reviewed
  named('kept', [
    'keep-saved-host',
    'domain/saved/seen-places',
    'calls/places/reviews',
    'reviews/rating',
    'icons/badge-check',
  ]),
  // a trip from booking to return
  named('journey', [
    'shared-trip-view',
    'trip/(?:loading-trip|money-of-trip)',
    'cancellation/(?:money-back|plans-changed)',
  ]),
  named('entrance', [
    'account-frame',
    'google-button',
    'identity-error-text',
    'new-password-fields',
    'password-input',
    'problem-banner',
    'icons/(?:eye|eye-off)',
  ]),
  // each calendar (places, days, departures) has its own file; the console's calendar shares that of days
  named('trip-calendar', [
    'form/places/(?:month|month-switch|trip-calendar|places\\.texts)',
    'availability/(?:shown-calendar|trip-fault)',
  ]),
  named('day-calendar', ['form/places/month-grid', 'places/days/day-calendar']),
  // why a day can't be chosen, in the calendar and when the server refuses it
  named('answers', ['places/answers/(?:fault-answer|fault-text|faults\\.texts|start-text)']),
  // calls that visitors' screens share with the schemas of the contract
  {
    ...named('calls', [
      'calls/agency/(?:contact|newsletter|outbox)',
      'calls/people/.*',
      'calls/places/own-spots',
      'calls/trips/(?:bookings|cancellations|payments)',
      'options/own-spots',
      'image-url',
      'rules/spots/faq',
    ]),
    ...SHARED,
  },
  {
    name: 'agency',
    test: /\/contract\/src\/(?:calls|options)\/(?!world\/|(?:trips\/)?(?:money\/)?(?:gift-vouchers|payment-links|prices|promo-codes))/,
    ...SHARED,
  },
];

/** Loaded on every page before it requests anything else. */
const PRESENT = /\/(?:entry-client|libraries|rolldown-runtime)-/;

/**
 * Pages reached from emails, codes and messages, and code that runs on submit. The server's response names their files,
 * or a page that leads to them does. Visitors who come another way wait one round trip longer, and no other page
 * carries these file lists.
 */
const NAMED_ELSEWHERE =
  /\/(?:action|check-in|confirm-newsletter|console|guest-trip|outbox|pay-link|receipt|review|shared-trip|unsubscribe|voucher)-page-|\/subscribe-/;

/** Files that are imported only when all the files that they need are loaded. */
const COMPLETE = /\/answers-/;

/** The files to request together with a module that is about to be imported. */
export function askedWith(module: string, dependencies: readonly string[]): string[] {
  if (NAMED_ELSEWHERE.test(module) || COMPLETE.test(module)) return [];
  return dependencies.filter((file) => !PRESENT.test(file));
}
