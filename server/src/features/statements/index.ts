export { exportGuestStatementLines, exportStatementLines } from './account-data.ts';
export { statementRoutes } from './routes.ts';
export {
  deleteUnmatchedBefore,
  eraseTransferTextsBefore,
  eraseTransferTextsOf,
  eraseTransferTextsOfGuest,
} from './store/account-data.ts';
