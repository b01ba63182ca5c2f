/** Other features read the values of settings through the context. */
export { agencyDay } from './agency-day.ts';
export { openSettings, type ReadSettings } from './read-settings.ts';
export { countSettingTexts } from './texts/count-setting-texts.ts';
export { settingRoutes } from './routes.ts';
export { forgetSettingTranslator } from './texts/store-texts.ts';
