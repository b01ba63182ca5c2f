import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mountPublic } from '../../http/endpoints/mount.ts';
import { listOutbox } from './list-outbox.ts';

export function outboxRoutes(app: FastifyInstance): void {
  mountPublic(app, contract.listOutbox, listOutbox);
}
