export { exportMessages, forgetMessages, forgetOldMessages } from './account-data.ts';
export { forgetUnconfirmed } from './newsletter.ts';
export { messageRoutes, newsletterRoutes } from './routes.ts';
