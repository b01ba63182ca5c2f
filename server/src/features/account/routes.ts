import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoints/mount.ts';
import { exportAccount } from './export-account.ts';
import { exportCustomer } from './export-customer.ts';
import { getAccount } from './get-account.ts';
import { endAllSessions, endSession, listSessions } from './sessions.ts';

export function accountRoutes(app: FastifyInstance): void {
  mount(app, contract.getAccount, (context) => getAccount(context));
  mount(app, contract.listSessions, (context) => listSessions(context));
  mount(app, contract.endSession, (context, { params }) => endSession(context, params.id));
  mount(app, contract.endAllSessions, (context) => endAllSessions(context));
  mount(app, contract.exportAccount, (context) => exportAccount(context));
  mount(app, contract.exportCustomer, (context, { params }) => exportCustomer(context, params.id));
}
