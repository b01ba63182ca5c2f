import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

type ByName = Readonly<Record<string, string>>;

const translation = () => ({
  language: text('language').notNull(),
  texts: jsonb('texts').$type<ByName>().notNull(),
  /** A digest of each original when it was translated. */
  sources: jsonb('sources').$type<ByName>().notNull(),
  state: text('state').$type<'draft' | 'published'>().notNull(),
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** Empty once the author's account is deleted. */
  updatedBy: text('updated_by').notNull(),
});

/** Destinations' texts in the site's other languages. */
export const spotTexts = pgTable(
  'spot_texts',
  {
    spotId: text('spot_id').notNull(),
    ...translation(),
    /** A digest of all originals. */
    sourceHash: text('source_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.spotId, table.language] })],
);

/** Settings' texts in the site's other languages. */
export const settingTexts = pgTable(
  'setting_texts',
  {
    key: text('key').notNull(),
    ...translation(),
  },
  (table) => [primaryKey({ columns: [table.key, table.language] })],
);
