export {
  endNewsletterRetention,
  exportNewsletterConsent,
  deleteNewsletterConsent,
} from './account-data.ts';
export { newsletterRoutes, subscriberRoutes, oneClickRoutes } from './routes.ts';
export { deleteUnconfirmed } from './subscription.ts';
