import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../http/csv.ts';
import { mount, mountPublic } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { listColleagues } from '../users/index.ts';
import { answerInboxMessage } from './inbox/answer-message.ts';
import { changeInboxMessage } from './inbox/change-message.ts';
import { exportInbox } from './inbox/export-inbox.ts';
import { getInboxMessage, getMessageOfReply } from './inbox/get-message.ts';
import { countInbox, listInbox } from './inbox/list-inbox.ts';
import { sendContactMessage, sendOwnContactMessage } from './send-contact-message.ts';

export function contactRoutes(app: FastifyInstance): void {
  mountPublic(app, contract.sendContactMessage, (context, { body }) =>
    sendContactMessage(context, body),
  );
  mount(app, contract.sendOwnContactMessage, (context, { body }) =>
    sendOwnContactMessage(context, body),
  );
  inboxRoutes(app);
}

function inboxRoutes(app: FastifyInstance): void {
  mountList(app, contract.listInbox, (context, { query }) => listInbox(context, query));
  mount(app, contract.exportInbox, async (context, { query }, answer) =>
    sendTable(context, answer, 'messages', await exportInbox(context, query)),
  );
  mount(app, contract.countInbox, (context) => countInbox(context));
  mount(app, contract.listAnswerers, (context) => listColleagues(context, 'messages'));
  mount(app, contract.getInboxMessage, (context, { params }) =>
    getInboxMessage(context, params.id),
  );
  mount(app, contract.changeInboxMessage, (context, { params, body }) =>
    changeInboxMessage(context, params.id, body),
  );
  mount(
    app,
    contract.answerInboxMessage,
    (context, { params, body }) => answerInboxMessage(context, params.id, body.text),
    { findExisting: getMessageOfReply },
  );
}
