export { makeSetupLink } from './make-setup-link.ts';
export { setupRoutes } from './routes.ts';
