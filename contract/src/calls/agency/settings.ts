import { callsOf } from '../calls-of.ts';

const { call, staff } = callsOf('Settings');

export const listSettings = staff('GET', '/operator/settings', 'settings.write');
export const putSetting = staff('PUT', '/operator/settings/:key', 'settings.write');
export const listSettingHistory = staff('GET', '/operator/settings/:key/history', 'settings.write');

export const listSettingTexts = staff('GET', '/operator/settingTexts', 'settings.write');
export const putSettingTexts = staff(
  'PUT',
  '/operator/settings/:key/texts/:language',
  'settings.write',
);
export const exportSettingTexts = staff('GET', '/operator/settingTexts.csv', 'settings.write');
export const importSettingTexts = staff('POST', '/operator/settingTexts/import', 'settings.write');

/** The agency's own text of a legal page. */
export const getLegalText = call('GET', '/legalTexts/:page', 'public');
