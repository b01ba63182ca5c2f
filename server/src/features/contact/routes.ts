import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount, mountPublic } from '../../http/endpoints/mount.ts';
import { sendContactMessage, sendOwnContactMessage } from './send-contact-message.ts';

export function contactRoutes(app: FastifyInstance): void {
  mountPublic(app, contract.sendContactMessage, (context, { body }) =>
    sendContactMessage(context, body),
  );
  mount(app, contract.sendOwnContactMessage, (context, { body }) =>
    sendOwnContactMessage(context, body),
  );
}
