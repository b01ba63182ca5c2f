import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoints/mount.ts';
import { listAudit } from './list-audit.ts';

export function auditRoutes(app: FastifyInstance): void {
  mount(app, contract.listAudit, (context, { query }) => listAudit(context, query));
}
