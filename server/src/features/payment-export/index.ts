/** Exports every movement of money as a table, for the agency's books. */
export { paymentExportRoutes } from './routes.ts';
