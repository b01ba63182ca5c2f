export { exportWaitlist } from './account-data.ts';
export { offerPlaces } from './offers/offer-places.ts';
export { waitlistRoutes } from './routes.ts';
export { findBrokenOffers, mendOffers, type BrokenOffer } from './store/check-offers.ts';
