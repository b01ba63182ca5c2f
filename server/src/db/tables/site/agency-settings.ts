import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { anyJson, instant } from '../columns.ts';

/** What the agency decided, by the keys of the contract's `SETTINGS`; not what the product generated (`appSettings`). */
export const agencySettings = pgTable('agency_settings', {
  key: text('key').primaryKey(),
  value: anyJson('value').notNull(),
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});

/** Every value that a setting had, the present one included. */
export const agencySettingsHistory = pgTable(
  'agency_settings_history',
  {
    key: text('key').notNull(),
    revision: integer('revision').notNull(),
    /** Null: former values of this setting are private. */
    value: anyJson('value'),
    at: instant('at').notNull(),
    byUserId: text('by_user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.revision] })],
);
