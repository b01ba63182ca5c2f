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
/** Asks for an erasure that can be taken back for a day. */
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
/** Erases the customer of a booking who has no account, at once. */
export const eraseGuest = staff(
  'DELETE',
  '/operator/bookings/:id/customer',
  'customers.erase',
  'Users',
);
