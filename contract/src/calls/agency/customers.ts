import { staff } from '../staff.ts';

export const listCustomers = staff('GET', '/operator/customers', 'customers.read', 'Users');
export const exportCustomers = staff('GET', '/operator/customers.csv', 'customers.export', 'Users');
export const getCustomer = staff('GET', '/operator/customers/:id', 'customers.read', 'Users');
export const addCustomerNote = staff(
  'POST',
  '/operator/customers/:id/notes',
  'customers.read',
  'Users',
);
export const removeCustomerNote = staff(
  'DELETE',
  '/operator/customers/:id/notes/:note',
  'customers.read',
  'Users',
);
export const exportCustomer = staff(
  'GET',
  '/operator/customers/:id/export',
  'customers.export',
  'Users',
);
export const eraseCustomer = staff('DELETE', '/operator/customers/:id', 'customers.erase', 'Users');
/** Requests an erasure, which can be withdrawn for a day. */
export const askErasure = staff(
  'POST',
  '/operator/customers/:id/erasure',
  'customers.erase',
  'Users',
);
export const withdrawErasure = staff(
  'DELETE',
  '/operator/customers/:id/erasure',
  'customers.erase',
  'Users',
);
export const blockCustomer = staff(
  'PUT',
  '/operator/customers/:id/block',
  'customers.erase',
  'Users',
);
export const unblockCustomer = staff(
  'DELETE',
  '/operator/customers/:id/block',
  'customers.erase',
  'Users',
);
/** Immediately erases a booking's customer who has no account. */
export const eraseGuest = staff(
  'DELETE',
  '/operator/bookings/:id/customer',
  'customers.erase',
  'Users',
);
