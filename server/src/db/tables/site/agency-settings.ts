import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { anyJson, instant } from '../columns.ts';

/**
 * The agency's decisions, by the keys of the contract's `SETTINGS`. Values that the product generated are in
 * `appSettings`.
 */
export const agencySettings = pgTable('agency_settings', {
  key: text('key').primaryKey(),
  value: anyJson('value').notNull(),
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});

/** All values that a setting has had, including the current one. */
export const agencySettingsHistory = pgTable(
  'agency_settings_history',
  {
    key: text('key').notNull(),
    revision: integer('revision').notNull(),
    /** Null: previous values of this setting are private. */
    value: anyJson('value'),
    at: instant('at').notNull(),
    byUserId: text('by_user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.revision] })],
);
