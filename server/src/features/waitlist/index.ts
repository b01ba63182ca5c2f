/** Travelers who wait for places of full days, and the offers of places that come back. */
export { exportWaitlist } from './account-data.ts';
export { offerPlaces } from './offers/offer-places.ts';
export { waitlistRoutes } from './routes.ts';
export { findBrokenOffers, mendOffers, type BrokenOffer } from './store/check-offers.ts';
