import {
  addCustomerNote,
  blockCustomer,
  eraseCustomer,
  exportCustomer,
  getCustomer,
  listCustomers,
  removeCustomerNote,
  unblockCustomer,
} from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { read, write } from '../../../api/request.ts';
import { readListPage } from '../list/read-list-page.ts';

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCustomers: readListPage(build, listCustomers),
    getCustomer: read(build, getCustomer),
    exportCustomer: read(build, exportCustomer),
    addCustomerNote: write(build, addCustomerNote),
    removeCustomerNote: write(build, removeCustomerNote),
    blockCustomer: write(build, blockCustomer),
    unblockCustomer: write(build, unblockCustomer),
    eraseCustomer: write(build, eraseCustomer, ['Messages', 'Bookings', 'Payments']),
  }),
});
