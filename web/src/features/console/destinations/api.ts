import {
  archiveSpot,
  createOperatorSpot,
  decideSubmission,
  getOperatorSpot,
  listOperatorSpots,
  listSubmissions,
  restoreSpot,
  takeOverContribution,
  updateOperatorSpot,
} from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { read, write } from '../../../api/request.ts';
import { readListPage } from '../list/read-list-page.ts';

/** Destinations as the agency keeps them, and what travelers sent of them. */
export const destinationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOperatorSpots: readListPage(build, listOperatorSpots),
    listSubmissions: readListPage(build, listSubmissions),
    getOperatorSpot: read(build, getOperatorSpot),
    createOperatorSpot: write(build, createOperatorSpot),
    updateOperatorSpot: write(build, updateOperatorSpot),
    archiveSpot: write(build, archiveSpot),
    restoreSpot: write(build, restoreSpot),
    decideSubmission: write(build, decideSubmission),
    takeOverContribution: write(build, takeOverContribution),
  }),
});
