import { callsOf } from '../calls-of.ts';

const { call, staff } = callsOf('Settings');
const settingsWrite = staff('settings.write');

export const listSettings = settingsWrite('GET', '/operator/settings');
export const putSetting = settingsWrite('PUT', '/operator/settings/:key');
export const listSettingHistory = settingsWrite('GET', '/operator/settings/:key/history');

export const listSettingTexts = settingsWrite('GET', '/operator/settingTexts');
export const putSettingTexts = settingsWrite('PUT', '/operator/settings/:key/texts/:language');
export const exportSettingTexts = settingsWrite('GET', '/operator/settingTexts.csv');
export const importSettingTexts = settingsWrite('POST', '/operator/settingTexts/import');

export const getLegalText = call('GET', '/legalTexts/:page', 'public');
