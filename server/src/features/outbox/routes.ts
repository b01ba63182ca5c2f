import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mountPublic } from '../../http/endpoints/mount.ts';
import { FRAMED_MAIL_HEADERS, getOutboxHtml } from './get-outbox-html.ts';
import { listOutbox } from './list-outbox.ts';

export function outboxRoutes(app: FastifyInstance): void {
  mountPublic(app, contract.listOutbox, listOutbox);
  mountPublic(app, contract.getOutboxHtml, async (context, { params }, answer) => {
    const html = await getOutboxHtml(context, params.id);
    for (const [name, value] of Object.entries(FRAMED_MAIL_HEADERS)) answer.header(name, value);
    return html;
  });
}
