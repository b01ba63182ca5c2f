import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../http/csv.ts';
import { byId, mount, ofQuery } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { exportCustomers } from './export-customers.ts';
import { getCustomer } from './get-customer.ts';
import { listCustomers } from './list-customers.ts';
import { addCustomerNote, getCustomerNote, removeCustomerNote } from './notes.ts';
import { setCustomerLanguage } from './set-language.ts';

export function customerRoutes(app: FastifyInstance): void {
  mountList(app, contract.listCustomers, ofQuery(listCustomers));
  mount(app, contract.exportCustomers, async (context, { query }, answer) =>
    sendTable(context, answer, 'customers', await exportCustomers(context, query)),
  );
  mount(app, contract.getCustomer, byId(getCustomer));
  mount(app, contract.setCustomerLanguage, (context, { params, body }) =>
    setCustomerLanguage(context, params.id, body.language),
  );
  mount(
    app,
    contract.addCustomerNote,
    (context, { params, body }) => addCustomerNote(context, params.id, body.text),
    { findExisting: getCustomerNote },
  );
  mount(app, contract.removeCustomerNote, (context, { params }) =>
    removeCustomerNote(context, params.id, params.note),
  );
}
