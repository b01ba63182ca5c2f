export { deleteSharesOf, exportShares } from './account-data.ts';
export { tripRoutes } from './routes.ts';
