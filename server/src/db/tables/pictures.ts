import type { AvifState, PictureSubject } from '@wayfarer/contract';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export interface PictureFile {
  name: string;
  bytes: number;
  sha256: string;
}

/** A row is added once its first files are safely stored. */
export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  /** Null once the account is deleted. */
  ownerUid: text('owner_uid'),
  /** A hash of content and id, with which the files' names begin. */
  hash: text('hash').notNull(),
  /** The dimensions of the largest size. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  placeholder: text('placeholder').notNull(),
  files: jsonb('files').$type<PictureFile[]>().notNull(),
  avifState: text('avif_state').$type<AvifState>().notNull(),
  avifAttempts: integer('avif_attempts').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  /** When the last record stopped showing the picture; null while any record shows it. */
  idleSince: instant('idle_since'),
});

/** Records that show pictures. A change that waits for approval has the destination's id. */
export const pictureUses = pgTable(
  'picture_uses',
  {
    subject: text('subject').$type<PictureSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    pictureId: text('picture_id').notNull(),
    /** The picture at the first position is the cover. */
    position: integer('position').notNull(),
    alt: text('alt').notNull(),
    credit: text('credit').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId, table.pictureId] })],
);
