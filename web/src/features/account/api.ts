import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../api/request.ts';

export const accountApi = injectEndpoints((build) => ({
  getAccount: read(build, contract.getAccount),
  updateAccount: write(build, contract.updateAccount, ['Account']),
  updateUser: write(build, contract.updateUser, ['Account']),
  deleteUser: write(build, contract.deleteUser),
  listSessions: read(build, contract.listSessions),
  endSession: write(build, contract.endSession),
  endAllSessions: write(build, contract.endAllSessions),
  exportAccount: read(build, contract.exportAccount),
  listOutbox: read(build, contract.listOutbox),
  wantedSpot: read(build, contract.getSpot),
})).enhanceEndpoints({
  // the call also signs out this browser, so there is nothing to refetch
  endpoints: { endAllSessions: { invalidatesTags: [] } },
});
