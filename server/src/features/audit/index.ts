/** What other parts of the server need from the audit log. */
export { auditRoutes } from './routes.ts';
export { listEntriesAbout } from './store.ts';
export {
  forgetNameOfContributor,
  forgetNamesBefore,
  forgetReasonsOf,
  forgetReasonsOfGuest,
  keepNamesOf,
} from './store-names.ts';
export { listGoneActors } from './store-search.ts';
