export {
  endNewsletterRetention,
  exportNewsletterConsent,
  deleteNewsletterConsent,
} from './account-data.ts';
export { newsletterRoutes, oneClickRoutes } from './routes.ts';
export { deleteUnconfirmed } from './subscription.ts';
