import {
  deleteUser,
  endAllSessions,
  endSession,
  exportAccount,
  getAccount,
  listOutbox,
  listSessions,
  updateUser,
} from '@wayfarer/contract';
import { api } from '../../api/client.ts';
import { read, write } from '../../api/request.ts';

/** The signed-in person's account, and the demonstration's mails. */
export const accountApi = api
  .injectEndpoints({
    endpoints: (build) => ({
      getAccount: read(build, getAccount),
      updateUser: write(build, updateUser, ['Account']),
      deleteUser: write(build, deleteUser),
      listSessions: read(build, listSessions),
      endSession: write(build, endSession),
      endAllSessions: write(build, endAllSessions),
      exportAccount: read(build, exportAccount),
      listOutbox: read(build, listOutbox),
    }),
  })
  .enhanceEndpoints({
    // no one is signed in after this one, so there is nothing to refetch
    endpoints: { endAllSessions: { invalidatesTags: [] } },
  });
