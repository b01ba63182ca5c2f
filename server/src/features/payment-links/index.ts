export { exportGuestPaymentLinks, exportPaymentLinks } from './account-data.ts';
export { listPaymentLinks } from './list-links.ts';
export { paymentLinkRoutes } from './routes.ts';
export { deleteLinksBefore, deleteLinksOf, deleteLinksOfGuest } from './store.ts';
