import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byId, mount } from '../../http/endpoints/mount.ts';
import { exportAccount } from './export-account.ts';
import { exportCustomer } from './export-customer.ts';
import { getAccount } from './get-account.ts';
import { updateAccount } from './update-account.ts';
import { endAllSessions, endSession, listSessions } from './sessions.ts';

export function accountRoutes(app: FastifyInstance): void {
  mount(app, contract.getAccount, getAccount);
  mount(app, contract.updateAccount, (context, { body }) => updateAccount(context, body));
  mount(app, contract.listSessions, listSessions);
  mount(app, contract.endSession, byId(endSession));
  mount(app, contract.endAllSessions, endAllSessions);
  mount(app, contract.exportAccount, exportAccount);
  mount(app, contract.exportCustomer, byId(exportCustomer));
}
