/** All screens and states in the gallery. */
import { departureScenes } from './departure-scenes.ts';
import { deskScenes } from './desk-scenes.ts';
import { linkScenes } from './link-scenes.ts';
import { loadingScenes } from './loading-scenes.ts';
import { moneyScenes } from './money-scenes.ts';
import { fixed, follow, press, type Scene } from './scene.ts';
import { tripScenes } from './trip-scenes.ts';

const SPOTS = /\/api\/allSpots(\?|$)/;
const OWN_SPOTS = /\/api\/allSpotsById/;
/** Pages of texts, by their path. */
const TEXTS = ['about', 'contact', 'support', 'privacy', 'terms', 'cookies'] as const;
const SERVICES = ['planning', 'hotels', 'flights', 'cars', 'insurance'] as const;

const home = fixed('/');

export const scenes: readonly Scene[] = [
  { name: 'home', path: home },
  { name: 'home-signed-in', path: home, as: 'traveler' },
  { name: 'about', path: fixed('/aboutus') },
  { name: 'popular-spots', path: fixed('/popularSpots') },
  { name: 'catalogue', path: fixed('/allTouristSpots') },
  { name: 'catalogue-list', path: fixed('/allTouristSpots?view=list') },
  { name: 'catalogue-filters', path: fixed('/allTouristSpots'), act: press('Filters') },
  {
    name: 'catalogue-filtered',
    path: fixed('/allTouristSpots?category=beach&country=Indonesia&minCost=50&maxCost=300&month=4'),
  },
  { name: 'catalogue-typo', path: fixed('/allTouristSpots?search=instanbul') },
  { name: 'catalogue-nearby', path: fixed('/allTouristSpots?search=kyoto') },
  { name: 'catalogue-no-match', path: fixed('/allTouristSpots?search=atlantis') },
  { name: 'catalogue-loading', path: home, hold: SPOTS, act: follow('All Tourist Spots') },
  { name: 'catalogue-error', path: home, fail: SPOTS, act: follow('All Tourist Spots') },
  { name: 'destination', path: ({ spotId }) => `/allTouristSpots/touristSpot/${spotId}` },
  {
    name: 'destination-printed',
    path: ({ spotId }) => `/allTouristSpots/touristSpot/${spotId}`,
    isPrinted: true,
  },
  { name: 'saved', path: fixed('/saved') },
  { name: 'destination-not-found', path: fixed('/allTouristSpots/touristSpot/nowhere') },
  ...tripScenes,
  ...linkScenes,
  ...moneyScenes,
  { name: 'add-spot', path: fixed('/addTouristSpots'), as: 'traveler' },
  {
    name: 'add-spot-faults',
    path: fixed('/addTouristSpots'),
    as: 'traveler',
    act: press('Add Destination'),
  },
  {
    name: 'edit-spot',
    path: ({ ownSpotId }) => `/updateTouristSpot/${ownSpotId}`,
    as: 'traveler',
  },
  { name: 'edit-spot-not-found', path: fixed('/updateTouristSpot/nowhere'), as: 'traveler' },
  { name: 'my-spots', path: fixed('/myTouristSpots'), as: 'traveler' },
  { name: 'my-spots-list', path: fixed('/myTouristSpots?view=list'), as: 'traveler' },
  { name: 'my-spots-no-match', path: fixed('/myTouristSpots?search=atlantis'), as: 'traveler' },
  { name: 'my-spots-empty', path: fixed('/myTouristSpots'), as: 'newcomer' },
  { name: 'my-spots-loading', path: fixed('/myTouristSpots'), as: 'traveler', hold: OWN_SPOTS },
  { name: 'my-spots-error', path: fixed('/myTouristSpots'), as: 'traveler', fail: OWN_SPOTS },
  {
    name: 'my-spots-delete',
    path: fixed('/myTouristSpots'),
    as: 'traveler',
    act: press('Delete Garden of the seven courts'),
  },
  { name: 'login', path: fixed('/login') },
  { name: 'login-faults', path: fixed('/login'), act: press('Sign In') },
  { name: 'register', path: fixed('/register') },
  { name: 'forgot-password', path: fixed('/forgot-password') },
  { name: 'account', path: fixed('/account'), as: 'traveler' },
  ...deskScenes,
  ...departureScenes,
  ...TEXTS.map((name) => ({ name: `text-${name}`, path: fixed(`/${name}`) })),
  ...SERVICES.map((name) => ({ name: `service-${name}`, path: fixed(`/services/${name}`) })),
  { name: 'reset-password', path: fixed('/reset-password?mode=resetPassword&oobCode=unknown') },
  { name: 'verify-email', path: fixed('/verify-email?mode=verifyEmail&oobCode=unknown') },
  { name: 'account-action', path: fixed('/account/action') },
  ...loadingScenes,
  { name: 'outbox', path: fixed('/outbox') },
  { name: 'not-found', path: fixed('/nowhere') },
];
