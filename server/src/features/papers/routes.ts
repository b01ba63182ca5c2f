import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../http/csv.ts';
import {
  byId,
  byIdAndBody,
  mount,
  mountPublic,
  ofBody,
  ofQuery,
} from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { askForInvoice } from './asking/ask-for-invoice.ts';
import { mailInvoice } from './asking/mail-invoice.ts';
import { getPaperNumbers, setPaperNumber } from './asking/paper-numbers.ts';
import { getGuestDocument, listGuestDocuments } from './reading/guest-documents.ts';
import { listTripDocuments } from './reading/list-documents.ts';
import { exportInvoices, listInvoices, sumInvoices } from './reading/list-invoices.ts';
import { getDocument } from './reading/print-document.ts';

export function paperRoutes(app: FastifyInstance): void {
  mount(app, contract.listTripDocuments, byId(listTripDocuments));
  mount(app, contract.askForInvoice, byIdAndBody(askForInvoice));
  mount(app, contract.getDocument, byId(getDocument));
  mountPublic(app, contract.listGuestDocuments, ofBody(listGuestDocuments));
  mountPublic(app, contract.getGuestDocument, ofBody(getGuestDocument));
  mountList(app, contract.listInvoices, ofQuery(listInvoices));
  mount(app, contract.sumInvoices, ofQuery(sumInvoices));
  mount(app, contract.exportInvoices, async (context, { query }, answer) =>
    sendTable(context, answer, 'invoices', await exportInvoices(context, query)),
  );
  mount(app, contract.mailInvoice, byId(mailInvoice));
  mount(app, contract.getPaperNumbers, (context) => getPaperNumbers(context));
  mount(app, contract.setPaperNumber, ofBody(setPaperNumber));
}
