import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';
import { readListPage } from '../../kit/list/read-list-page.ts';

export const inboxApi = injectEndpoints((build) => ({
  listInbox: readListPage(build, contract.listInbox),
  countInbox: read(build, contract.countInbox),
  listAnswerers: read(build, contract.listAnswerers),
  getInboxMessage: read(build, contract.getInboxMessage),
  changeInboxMessage: write(build, contract.changeInboxMessage),
  answerInboxMessage: write(build, contract.answerInboxMessage),
}));
