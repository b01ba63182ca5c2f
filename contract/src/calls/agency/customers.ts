import type { Call } from '../../declaration/call.ts';

export const listCustomers = {
  method: 'GET',
  path: '/operator/customers',
  auth: 'staff',
  permission: 'customers.read',
  group: 'Users',
} as const satisfies Call;

export const exportCustomers = {
  method: 'GET',
  path: '/operator/customers.csv',
  auth: 'staff',
  permission: 'customers.export',
  group: 'Users',
} as const satisfies Call;

export const getCustomer = {
  method: 'GET',
  path: '/operator/customers/:id',
  auth: 'staff',
  permission: 'customers.read',
  group: 'Users',
} as const satisfies Call;

export const addCustomerNote = {
  method: 'POST',
  path: '/operator/customers/:id/notes',
  auth: 'staff',
  permission: 'customers.read',
  group: 'Users',
} as const satisfies Call;

export const removeCustomerNote = {
  method: 'DELETE',
  path: '/operator/customers/:id/notes/:note',
  auth: 'staff',
  permission: 'customers.read',
  group: 'Users',
} as const satisfies Call;

export const exportCustomer = {
  method: 'GET',
  path: '/operator/customers/:id/export',
  auth: 'staff',
  permission: 'customers.export',
  group: 'Users',
} as const satisfies Call;

export const eraseCustomer = {
  method: 'DELETE',
  path: '/operator/customers/:id',
  auth: 'staff',
  permission: 'customers.erase',
  group: 'Users',
} as const satisfies Call;

export const blockCustomer = {
  method: 'PUT',
  path: '/operator/customers/:id/block',
  auth: 'staff',
  permission: 'customers.erase',
  group: 'Users',
} as const satisfies Call;

export const unblockCustomer = {
  method: 'DELETE',
  path: '/operator/customers/:id/block',
  auth: 'staff',
  permission: 'customers.erase',
  group: 'Users',
} as const satisfies Call;
