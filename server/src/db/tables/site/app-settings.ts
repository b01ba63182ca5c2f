import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/**
 * Generated once and kept: secrets of the sandbox, marks such as 'demo content loaded'. What the agency decides
 * stands in `agencySettings`.
 */
export const appSettings = pgTable('app_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: instant('created_at').notNull(),
});
