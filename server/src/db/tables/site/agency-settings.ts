import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { anyJson, instant } from '../columns.ts';

/**
 * The settings that the agency has changed, by the keys of the contract's `SETTINGS`. Generated values are in
 * `appSettings`.
 */
export const agencySettings = pgTable('agency_settings', {
  key: text('key').primaryKey(),
  value: anyJson('value').notNull(),
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});

/** All values that a setting has ever had, including the current one. */
export const agencySettingsHistory = pgTable(
  'agency_settings_history',
  {
    key: text('key').notNull(),
    revision: integer('revision').notNull(),
    /** Null for private settings, whose previous values aren't stored. */
    value: anyJson('value'),
    at: instant('at').notNull(),
    byUserId: text('by_user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.revision] })],
);
