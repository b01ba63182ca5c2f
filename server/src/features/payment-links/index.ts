export { listPaymentLinks } from './list-links.ts';
export { paymentLinkRoutes } from './routes.ts';
export { deleteLinksOf } from './store.ts';
