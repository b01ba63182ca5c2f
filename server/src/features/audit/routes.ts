import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../http/csv.ts';
import { mount } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';
import { listAuditActors, readAudit } from './read-audit.ts';

export function auditRoutes(app: FastifyInstance): void {
  mount(app, contract.listAudit, (context, { query }) => listAudit(context, query));
  mountList(app, contract.readAudit, (context, { query }) => readAudit(context, query));
  mount(app, contract.listAuditActors, (context) => listAuditActors(context));
  mount(app, contract.exportAudit, async (context, { query }, answer) =>
    sendTable(context, answer, 'audit', await exportAudit(context, query)),
  );
}
