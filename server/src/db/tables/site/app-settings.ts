import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/**
 * Values that are generated once and kept: secrets of the sandbox, marks such as 'demo content loaded'. The agency's
 * decisions are in `agencySettings`.
 */
export const appSettings = pgTable('app_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: instant('created_at').notNull(),
});
