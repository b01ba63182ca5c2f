export { exportOwnSpots } from './contributions/list-own-spots.ts';
export { readsLikeOwn } from './records/rows/store-own-names.ts';
export { countryKey, nameKey } from './records/fields/spot-keys.ts';
export { spotIdBoundaries, spotIdsAfter } from './records/spot-ids.ts';
export { findDetails, findKeptDetails, forgetWhoSaid } from './records/rows/store-details.ts';
export { findArchived } from './records/rows/store-archive.ts';
export { partSpots } from './contributions/part-spots.ts';
export { lockDestinations, renewCover } from './destinations/renew-cover.ts';
export { findPrices } from './records/rows/store-prices.ts';
export { spotRoutes } from './routes.ts';
export { forgetTranslator, publishedTexts } from './records/texts/store-texts.ts';
export { countSpotTexts } from './translations/count-texts.ts';
export { findSpot, setShownRating } from './records/rows/store.ts';
export { searchFields } from './records/fields/search-fields.ts';
export {
  refreshLeft,
  refreshMonths,
  showDays,
  showLimits,
} from './catalogue/departing/refresh-months.ts';
export { refreshSearch } from './catalogue/search/refresh-search.ts';
