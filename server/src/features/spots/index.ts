/** What other parts of the server need from destinations. */
export { exportOwnSpots } from './list-own-spots.ts';
export { readsLikeOwn } from './store-own-names.ts';
export { countryKey, nameKey } from './spot-keys.ts';
export { spotIdBoundaries, spotIdsAfter } from './spot-ids.ts';
export { findDetails, findKeptDetails, forgetWhoSaid } from './details/store-details.ts';
export { findArchived } from './offline/store-archive.ts';
export { partSpots } from './part-spots.ts';
export { lockDestinations, renewCover } from './pictures/renew-cover.ts';
export { findPrices } from './prices/store-prices.ts';
export { spotRoutes } from './routes.ts';
export { findSpot } from './store.ts';
export { searchFields } from './search/meaning/search-fields.ts';
export { refreshSearch } from './search/refresh-search.ts';
