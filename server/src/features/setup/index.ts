/** Making the first owner of an agency. */
export { makeSetupLink } from './make-setup-link.ts';
export { setupRoutes } from './routes.ts';
