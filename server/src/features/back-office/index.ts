export {
  eraseCashTextsBefore,
  eraseCashTextsOf,
  eraseCashTextsOfGuest,
  eraseNotesOf,
  eraseNotesOfGuest,
  exportBookingHistory,
  forgetWhoBegan,
  forgetWhoEntered,
  keepWhoBegan,
  keepWhoEntered,
} from './account-data.ts';
export { backOfficeRoutes } from './routes.ts';
export { balanceSql, joinedBalance } from './store/money-sql.ts';
export { runBatches } from './run-batches.ts';
export { listCounterPayments, listEvents, type CounterRow, type EventRow } from './store.ts';
