import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Users');
const customersRead = staff('customers.read');
const customersExport = staff('customers.export');
const customersErase = staff('customers.erase');

export const listCustomers = customersRead('GET', '/operator/customers');
export const exportCustomers = customersExport('GET', '/operator/customers.csv');
export const getCustomer = customersRead('GET', '/operator/customers/:id');
export const setCustomerLanguage = staff('bookings.write')(
  'PUT',
  '/operator/customers/:id/language',
);
export const addCustomerNote = customersRead('POST', '/operator/customers/:id/notes');
export const removeCustomerNote = customersRead('DELETE', '/operator/customers/:id/notes/:note');
export const exportCustomer = customersExport('GET', '/operator/customers/:id/export');
export const eraseCustomer = customersErase('DELETE', '/operator/customers/:id');
/** Requests an erasure, which can be withdrawn for `ERASURE_GRACE_HOURS`. */
export const askErasure = customersErase('POST', '/operator/customers/:id/erasure');
export const withdrawErasure = customersErase('DELETE', '/operator/customers/:id/erasure');
export const blockCustomer = customersErase('PUT', '/operator/customers/:id/block');
export const unblockCustomer = customersErase('DELETE', '/operator/customers/:id/block');
/** Immediately erases a booking's customer who has no account. */
export const eraseGuest = customersErase('DELETE', '/operator/bookings/:id/customer');
