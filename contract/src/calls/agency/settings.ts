import { staff } from '../staff.ts';

export const listSettings = staff('GET', '/operator/settings', 'settings.write', 'Settings');
export const putSetting = staff('PUT', '/operator/settings/:key', 'settings.write', 'Settings');
export const listSettingHistory = staff(
  'GET',
  '/operator/settings/:key/history',
  'settings.write',
  'Settings',
);
