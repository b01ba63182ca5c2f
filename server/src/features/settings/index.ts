/** The interface of settings to other features; values are read through the context. */
export { openSettings, type SettingValues } from './read-settings.ts';
export { settingRoutes } from './routes.ts';
