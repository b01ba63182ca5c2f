import type { Call } from '../../declaration/call.ts';

export const listSettings = {
  method: 'GET',
  path: '/operator/settings',
  auth: 'staff',
  permission: 'settings.write',
  group: 'Settings',
} as const satisfies Call;

export const putSetting = {
  method: 'PUT',
  path: '/operator/settings/:key',
  auth: 'staff',
  permission: 'settings.write',
  group: 'Settings',
} as const satisfies Call;

export const listSettingHistory = {
  method: 'GET',
  path: '/operator/settings/:key/history',
  auth: 'staff',
  permission: 'settings.write',
  group: 'Settings',
} as const satisfies Call;
