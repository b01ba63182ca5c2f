export { bookingChangeRoutes } from './routes.ts';
