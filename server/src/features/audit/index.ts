export { recordAct, recordActOfToday, recordActRaw, recordExport } from './record-act.ts';
export { auditRoutes } from './routes.ts';
export { listActsWith, listEntriesAbout } from './store.ts';
export {
  forgetNameOfContributor,
  forgetNamesBefore,
  forgetReasonsOf,
  forgetReasonsOfGuest,
  keepNamesOf,
} from './store-names.ts';
export { listGoneActors } from './store-search.ts';
