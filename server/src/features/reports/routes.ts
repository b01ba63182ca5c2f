import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../http/csv.ts';
import { mount, ofQuery } from '../../http/endpoints/mount.ts';
import { exportReport, getReport } from './get-report.ts';

export function reportRoutes(app: FastifyInstance): void {
  mount(app, contract.getReport, ofQuery(getReport));
  mount(app, contract.exportReport, async (context, { query }, answer) =>
    sendTable(context, answer, 'report', await exportReport(context, query)),
  );
}
