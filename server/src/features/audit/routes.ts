import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { csv, csvAttachment } from '../../http/csv.ts';
import { mount } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { AUDIT_COLUMNS, exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';
import { listAuditActors, readAudit } from './read-audit.ts';

export function auditRoutes(app: FastifyInstance): void {
  mount(app, contract.listAudit, (context, { query }) => listAudit(context, query));
  mountList(app, contract.readAudit, (context, { query }) => readAudit(context, query));
  mount(app, contract.listAuditActors, (context) => listAuditActors(context));
  mount(app, contract.exportAudit, async (context, { query }, answer) => {
    answer.header('content-disposition', csvAttachment(context, 'audit'));
    return csv(AUDIT_COLUMNS, await exportAudit(context, query));
  });
}
