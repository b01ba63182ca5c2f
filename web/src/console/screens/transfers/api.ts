import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';
import { readListPage } from '../../kit/list/read-list-page.ts';

export const transfersApi = injectEndpoints((build) => ({
  listStatementLines: readListPage(build, contract.listStatementLines),
  countStatementLines: read(build, contract.countStatementLines),
  uploadStatement: write(build, contract.uploadStatement),
  confirmStatementLine: write(build, contract.confirmStatementLine),
  setAsideStatementLine: write(build, contract.setAsideStatementLine),
  takeBackStatementLine: write(build, contract.takeBackStatementLine),
}));
