import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';
import { readListPage } from '../../kit/list/read-list-page.ts';

export const customersApi = injectEndpoints((build) => ({
  listCustomers: readListPage(build, contract.listCustomers),
  getCustomer: read(build, contract.getCustomer),
  exportCustomer: read(build, contract.exportCustomer),
  setCustomerLanguage: write(build, contract.setCustomerLanguage),
  addCustomerNote: write(build, contract.addCustomerNote),
  removeCustomerNote: write(build, contract.removeCustomerNote),
  blockCustomer: write(build, contract.blockCustomer),
  unblockCustomer: write(build, contract.unblockCustomer),
  askErasure: write(build, contract.askErasure),
  withdrawErasure: write(build, contract.withdrawErasure),
}));
