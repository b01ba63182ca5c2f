import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../http/csv.ts';
import { mount } from '../../http/endpoints/mount.ts';
import { exportMovements } from './export-movements.ts';

export function paymentExportRoutes(app: FastifyInstance): void {
  mount(app, contract.exportOperatorPayments, async (context, { query }, answer) =>
    sendTable(context, answer, 'payments', await exportMovements(context, query)),
  );
}
