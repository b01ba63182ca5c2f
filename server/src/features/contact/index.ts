export {
  deleteContactMessages,
  deleteOwnContactMessages,
  endContactRetention,
  exportContactMessages,
  forgetWhoAnswered,
} from './account-data.ts';
export { contactRoutes } from './routes.ts';
