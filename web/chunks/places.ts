/** The chunks of the catalogue, of a destination and of lists of one's own. */
import { files, ICONS } from './module-files.ts';

/** What the catalogue and a destination share, and lists of one's own. */
export const PLACES = files({
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

/** What lists of one's own are made of, and forms beside them. */
export const LISTS = files({
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

/** What a place's own marks are: saved, looked at, reviewed. Forms do without. */
export const KEPT = files({
  'src/domain': ['asked-mark', 'saved-api', 'saved-spots', 'seen-places'],
  'src/lib/device': ['device-list'],
  'contract/dist/calls/places': ['reviews', 'saved-places'],
  'contract/dist/options': ['reviews', 'saved-places'],
  'contract/dist/rules/reviews': ['rating', 'review-allowed'],
  'src/features/spots': ['keep-saved-host'],
  [ICONS]: ['badge-check'],
});

/** Saved places and those that were looked at, on their page and below the catalogue. */
export const SAVED = files({
  'src/features/spots/saved': [
    'copy',
    'keep-saved-notice',
    'places-api',
    'seen-places',
    'use-keep',
  ],
});
