/** What other parts of the server need of the record of administrators' acts. */
export { auditRoutes } from './routes.ts';
export { listEntriesAbout } from './store.ts';
