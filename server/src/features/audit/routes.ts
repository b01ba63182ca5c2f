import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../http/csv.ts';
import { mount, ofQuery } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';
import { listAuditActors, readAudit } from './read-audit.ts';

export function auditRoutes(app: FastifyInstance): void {
  mount(app, contract.listAudit, ofQuery(listAudit));
  mountList(app, contract.readAudit, ofQuery(readAudit));
  mount(app, contract.listAuditActors, listAuditActors);
  mount(app, contract.exportAudit, async (context, { query }, answer) =>
    sendTable(context, answer, 'audit', await exportAudit(context, query)),
  );
}
