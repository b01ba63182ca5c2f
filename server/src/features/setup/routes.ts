import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoints/mount.ts';
import { completeSetup } from './complete-setup.ts';
import { tryMail } from './try-mail.ts';

export function setupRoutes(app: FastifyInstance): void {
  mount(app, contract.completeSetup, (context, { body }) => completeSetup(context, body.token));
  mount(app, contract.tryMail, tryMail);
}
