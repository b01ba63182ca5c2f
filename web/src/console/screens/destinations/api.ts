import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';
import { readListPage } from '../../kit/list/read-list-page.ts';

export const destinationsApi = injectEndpoints((build) => ({
  listOperatorSpots: readListPage(build, contract.listOperatorSpots),
  listSubmissions: readListPage(build, contract.listSubmissions),
  getOperatorSpot: read(build, contract.getOperatorSpot),
  listSpotPriceHistory: read(build, contract.listSpotPriceHistory),
  createOperatorSpot: write(build, contract.createOperatorSpot),
  updateOperatorSpot: write(build, contract.updateOperatorSpot),
  archiveSpot: write(build, contract.archiveSpot),
  restoreSpot: write(build, contract.restoreSpot),
  decideSubmission: write(build, contract.decideSubmission),
  takeOverContribution: write(build, contract.takeOverContribution),
}));
