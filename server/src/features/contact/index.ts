export {
  deleteContactMessages,
  endContactRetention,
  exportContactMessages,
} from './account-data.ts';
export { contactRoutes } from './routes.ts';
