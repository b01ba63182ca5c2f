import { getToday, listOperatorSpots } from '@wayfarer/contract';
import { injectEndpoints, read } from '../../../api/request.ts';
import { readListPage } from '../../kit/list/read-list-page.ts';

export const todayApi = injectEndpoints((build) => ({
  getToday: read(build, getToday),
  /** The query that shows if there is at least one destination. */
  firstDestination: readListPage(build, listOperatorSpots),
}));
