import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../http/csv.ts';
import {
  byId,
  byIdAndBody,
  mount,
  mountPublic,
  ofBody,
  ofQuery,
} from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { listColleagues } from '../users/index.ts';
import { answerInboxMessage } from './inbox/answer-message.ts';
import { changeInboxMessage } from './inbox/change-message.ts';
import { exportInbox } from './inbox/export-inbox.ts';
import { getInboxMessage, getMessageOfReply } from './inbox/get-message.ts';
import { countInbox, listInbox } from './inbox/list-inbox.ts';
import { sendContactMessage, sendOwnContactMessage } from './send-contact-message.ts';

export function contactRoutes(app: FastifyInstance): void {
  mountPublic(app, contract.sendContactMessage, ofBody(sendContactMessage));
  mount(app, contract.sendOwnContactMessage, ofBody(sendOwnContactMessage));
  inboxRoutes(app);
}

function inboxRoutes(app: FastifyInstance): void {
  mountList(app, contract.listInbox, ofQuery(listInbox));
  mount(app, contract.exportInbox, async (context, { query }, answer) =>
    sendTable(context, answer, 'messages', await exportInbox(context, query)),
  );
  mount(app, contract.countInbox, countInbox);
  mount(app, contract.listAnswerers, (context) => listColleagues(context, 'messages'));
  mount(app, contract.getInboxMessage, byId(getInboxMessage));
  mount(app, contract.changeInboxMessage, byIdAndBody(changeInboxMessage));
  mount(
    app,
    contract.answerInboxMessage,
    (context, { params, body }) => answerInboxMessage(context, params.id, body.text),
    { findExisting: getMessageOfReply },
  );
}
