import {
  answerInboxMessage,
  changeInboxMessage,
  countInbox,
  getInboxMessage,
  listAnswerers,
  listInbox,
} from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { read, write } from '../../../api/request.ts';
import { readListPage } from '../list/read-list-page.ts';

export const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInbox: readListPage(build, listInbox),
    countInbox: read(build, countInbox),
    listAnswerers: read(build, listAnswerers),
    getInboxMessage: read(build, getInboxMessage),
    changeInboxMessage: write(build, changeInboxMessage),
    answerInboxMessage: write(build, answerInboxMessage),
  }),
});
