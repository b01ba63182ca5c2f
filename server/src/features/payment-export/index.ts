export { paymentExportRoutes } from './routes.ts';
