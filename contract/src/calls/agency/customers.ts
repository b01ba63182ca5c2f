import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Users');

export const listCustomers = staff('GET', '/operator/customers', 'customers.read');
export const exportCustomers = staff('GET', '/operator/customers.csv', 'customers.export');
export const getCustomer = staff('GET', '/operator/customers/:id', 'customers.read');
export const setCustomerLanguage = staff(
  'PUT',
  '/operator/customers/:id/language',
  'bookings.write',
);
export const addCustomerNote = staff('POST', '/operator/customers/:id/notes', 'customers.read');
export const removeCustomerNote = staff(
  'DELETE',
  '/operator/customers/:id/notes/:note',
  'customers.read',
);
export const exportCustomer = staff('GET', '/operator/customers/:id/export', 'customers.export');
export const eraseCustomer = staff('DELETE', '/operator/customers/:id', 'customers.erase');
/** Requests an erasure, which can be withdrawn for a day. */
export const askErasure = staff('POST', '/operator/customers/:id/erasure', 'customers.erase');
export const withdrawErasure = staff(
  'DELETE',
  '/operator/customers/:id/erasure',
  'customers.erase',
);
export const blockCustomer = staff('PUT', '/operator/customers/:id/block', 'customers.erase');
export const unblockCustomer = staff('DELETE', '/operator/customers/:id/block', 'customers.erase');
/** Immediately erases a booking's customer who has no account. */
export const eraseGuest = staff('DELETE', '/operator/bookings/:id/customer', 'customers.erase');
