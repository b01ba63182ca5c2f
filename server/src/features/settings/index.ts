/** What other parts of the server need from settings; their values are read through the context. */
export { openSettings, type SettingValues } from './read-settings.ts';
export { settingRoutes } from './routes.ts';
