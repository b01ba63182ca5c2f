/** Travelers who wait for places on full days, and the offers of places that become free. */
export { exportWaitlist } from './account-data.ts';
export { offerPlaces } from './offers/offer-places.ts';
export { waitlistRoutes } from './routes.ts';
export { findBrokenOffers, mendOffers, type BrokenOffer } from './store/check-offers.ts';
