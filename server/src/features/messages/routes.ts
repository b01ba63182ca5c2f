import * as contract from '@wayfarer/contract';
import type { FastifyInstance } from 'fastify';
import { mountPublic } from '../../http/mount.ts';
import { subscribe, unsubscribe } from './newsletter.ts';
import { sendContactMessage } from './send-contact-message.ts';

export function messageRoutes(app: FastifyInstance): void {
  mountPublic(app, contract.sendContactMessage, (context, { body }) =>
    sendContactMessage(context, body),
  );
  mountPublic(app, contract.subscribeNewsletter, (context, { body }) =>
    subscribe(context, body.email),
  );
  mountPublic(app, contract.unsubscribeNewsletter, (context, { body }) =>
    unsubscribe(context, body.token),
  );
}
