import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { anyJson, instant } from '../columns.ts';

/** Settings that the agency has changed, by the contract's keys. */
export const agencySettings = pgTable('agency_settings', {
  key: text('key').primaryKey(),
  value: anyJson('value').notNull(),
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});

/** The values that settings have had, including the current ones. */
export const agencySettingsHistory = pgTable(
  'agency_settings_history',
  {
    key: text('key').notNull(),
    revision: integer('revision').notNull(),
    /** Null for settings with a private history. */
    value: anyJson('value'),
    at: instant('at').notNull(),
    byUserId: text('by_user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.revision] })],
);
