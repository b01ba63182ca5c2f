/** The functions of settings that other features use; they read values through the context. */
export { openSettings, type SettingValues } from './read-settings.ts';
export { settingRoutes } from './routes.ts';
