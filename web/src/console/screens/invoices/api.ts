import { listInvoices, mailInvoice, sumInvoices } from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';
import { readListPage } from '../../kit/list/read-list-page.ts';

export const invoicesApi = injectEndpoints((build) => ({
  listInvoices: readListPage(build, listInvoices),
  sumInvoices: read(build, sumInvoices),
  mailInvoice: write(build, mailInvoice, ['Audit']),
}));
