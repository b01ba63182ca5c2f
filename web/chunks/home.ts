/** The chunks of Home, and what its cards and sections share with other screens. */
import { files, ICONS } from './module-files.ts';

/** What Home needs besides the frame before it responds: queries that other screens share. */
export const FIRST = files({
  'src/api': ['page'],
  'src/domain': ['category-names'],
  'src/ui/loading': ['deferred-section'],
  'src/lib': ['near-viewport', 'string-fields'],
  'src/features/showcase': ['api'],
  'src/features/spots': ['api', 'load-popular-section', 'copy'],
  'contract/dist/calls/places': ['showcase', 'spots'],
  'contract/dist/options': ['catalogue', 'limits'],
  'contract/dist/rules/trips': ['month-names'],
  [ICONS]: ['chevron-down'],
});

/** What cards, pictures and sections are made of on many screens. */
export const PIECES = files({
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
  'contract/dist/rules/text': ['picture-name'],
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
export const SECTIONS = files({
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
