import { countSubscribers, listSubscribers } from '@wayfarer/contract';
import { injectEndpoints, read } from '../../../api/request.ts';
import { readListPage } from '../../kit/list/read-list-page.ts';

export const subscribersApi = injectEndpoints((build) => ({
  listSubscribers: readListPage(build, listSubscribers),
  countSubscribers: read(build, countSubscribers),
}));
