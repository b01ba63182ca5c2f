import type { Call } from '../../declaration/call.ts';

export const listAudit = {
  method: 'GET',
  path: '/audit',
  auth: 'admin',
  group: 'Users',
} as const satisfies Call;

export const readAudit = {
  method: 'GET',
  path: '/operator/audit',
  auth: 'staff',
  permission: 'audit.read',
  group: 'Audit',
} as const satisfies Call;

export const listAuditActors = {
  method: 'GET',
  path: '/operator/audit/actors',
  auth: 'staff',
  permission: 'audit.read',
  group: 'Audit',
} as const satisfies Call;

export const exportAudit = {
  method: 'GET',
  path: '/operator/audit.csv',
  auth: 'staff',
  permission: 'audit.read',
  group: 'Audit',
} as const satisfies Call;
