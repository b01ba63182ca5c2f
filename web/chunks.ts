/**
 * Which modules travel together, besides what the bundler decides: it makes a file for each set of screens that share
 * modules, which are four dozen for Home. Small files compress worse, and take more asking. A group holds what it names
 * and all that it imports, unless a group before it does; `size-budget.json` says whether the groups still fit.
 */
const named = (name: string, modules: readonly string[]) => ({
  name,
  test: new RegExp(`/(?:${modules.join('|')})(?:\\.[a-z]+)?$`),
});
const SHARED = { minShareCount: 2 };

export const chunks = [
  // apart from the frame, so that each runs in a task of its own (boot.js)
  {
    name: 'libraries',
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-redux|@reduxjs|immer|redux|redux-thunk|reselect)\//,
  },
  { name: 'frame', tags: ['$initial' as const] },
  // what Home needs before it responds and other screens share
  named('first', [
    'showcase/api',
    'spots/(?:copy|load-popular-section)',
    'deferred-section',
    'category-names',
    'month-names',
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
    '(?:api/query-state|lib/error-text)',
    'hooks/(?:use-autoplay|use-interval|use-is-current-route)',
    'icons/(?:heart|mail|message-circle|star)',
  ]),
  // Home below the first screenful: all of it is asked for within the same moment
  named('sections', ['(?:about|team|reviews)-section', 'best-spots-strip', 'home-places']),
  // days by the clock of a place, for which the browser's formats are asked
  named('zones', ['rules/trips/time-zone']),
  // what a trip costs and when it is, and who travels
  named('trip', [
    'price-breakdown',
    'party-field',
    'domain/(?:booking-start|trip-draft)',
    'use-today',
    'cancellation/(?:policy|policy-sentences)',
    'rules/trips/(?:paid|season|trip-days|trip-length)',
  ]),
  // how places and rows are searched and filtered
  named('filters', [
    'catalogue/copy',
    'form/search-input',
    'hooks/use-search-text',
    'icons/(?:layout-grid|rows-3)',
  ]),
  // what the catalogue and a destination share
  named('places', [
    'fetch-all-pages',
    'share-spot',
    'lib/contact',
    'layout/dialog',
    'controls/back-link',
    'form/(?:bound/proof-context|segmented-control|select|textarea)',
    'hooks/(?:use-debounced-value|use-in-browser)',
    'icons/(?:ban|calendar-days|check|circle|clock|earth|map-pin|phone|share-2|users)',
  ]),
  // what every form is written with
  {
    name: 'forms',
    test: /\/node_modules\/(?:react-hook-form|@hookform)\/|\/form\/bound\//,
  },
  // lists of one's own
  named('lists', [
    'hooks/use-row-removal',
    'display/table',
    'icons/(?:credit-card|luggage|pencil|rotate-ccw|trash|wallet)',
  ]),
  // what is printed, or kept as a file
  named('papers', ['format-moment', 'save-file', 'card-brand', 'icons/(?:download|printer)']),
  // a place's own marks: saved, looked at, reviewed
  named('kept', [
    'keep-saved-host',
    'domain/seen-places',
    'calls/places/reviews',
    'reviews/rating',
    'icons/badge-check',
  ]),
  // a trip from booking to coming home
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
  // calls that visitors' screens share with the schemas of the contract
  {
    ...named('calls', [
      'calls/agency/(?:contact|newsletter|outbox)',
      'calls/people/.*',
      'calls/places/own-spots',
      'calls/trips/(?:bookings|cancellations|payments)',
      'options/own-spots',
      'image-url',
    ]),
    ...SHARED,
  },
  { name: 'agency', test: /\/contract\/src\/(?:calls|options)\//, ...SHARED },
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
