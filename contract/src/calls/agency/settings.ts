import { call } from '../call.ts';
import { staff } from '../staff.ts';

export const listSettings = staff('GET', '/operator/settings', 'settings.write', 'Settings');
export const putSetting = staff('PUT', '/operator/settings/:key', 'settings.write', 'Settings');
export const listSettingHistory = staff(
  'GET',
  '/operator/settings/:key/history',
  'settings.write',
  'Settings',
);

/** The agency's own text of a legal page. */
export const getLegalText = call('GET', '/legalTexts/:page', 'public', 'Settings');
