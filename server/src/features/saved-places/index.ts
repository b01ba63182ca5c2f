export { deleteAllSaved, exportSavedPlaces } from './account-data.ts';
export { savedPlaceRoutes } from './routes.ts';
