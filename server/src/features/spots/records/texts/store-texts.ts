import { and, eq, inArray } from 'drizzle-orm';
import type { Executor, Reader, Tx } from '../../../../db/database.ts';
import { findRow } from '../../../../db/rows.ts';
import { searchableSpots } from '../../../../db/tables.ts';
import { spotTexts } from '../../../../db/tables/texts.ts';
import type { Texts } from './originals.ts';

export type TextsRecord = typeof spotTexts.$inferSelect;
export type Translated = Pick<TextsRecord, 'texts' | 'sources'>;

/** The published translations of destinations into a language, by the destinations' ids. */
export async function publishedTexts(
  db: Reader,
  language: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Translated>> {
  if (ids.length === 0) return new Map();
  const { sources, spotId, state, texts } = spotTexts;
  const rows = await db
    .select({ spotId, texts, sources })
    .from(spotTexts)
    .where(
      and(inArray(spotId, [...ids]), eq(spotTexts.language, language), eq(state, 'published')),
    );
  return new Map(rows.map((row) => [row.spotId, row]));
}

/** The published translations of destinations, in all languages, for their search fields. */
export async function textsForSearch(
  db: Executor,
  ids: readonly string[],
): Promise<readonly { spotId: string; texts: Texts }[]> {
  if (ids.length === 0) return [];
  const { spotId, state, texts } = spotTexts;
  return db
    .select({ spotId, texts })
    .from(spotTexts)
    .where(and(inArray(spotId, [...ids]), eq(state, 'published')));
}

export const findTexts = (db: Executor, spotId: string, language: string) =>
  findRow(db, spotTexts, and(eq(spotTexts.spotId, spotId), eq(spotTexts.language, language)));

export async function listTextsOf(
  db: Executor,
  ids: readonly string[],
  language: string,
): Promise<TextsRecord[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(spotTexts)
    .where(and(inArray(spotTexts.spotId, [...ids]), eq(spotTexts.language, language)));
}

/** Writes a translation, and makes the job update the destination's search fields. */
export async function putTexts(tx: Tx, row: TextsRecord): Promise<void> {
  const { language: _language, spotId: _spot, ...change } = row;
  await tx
    .insert(spotTexts)
    .values(row)
    .onConflictDoUpdate({ target: [spotTexts.spotId, spotTexts.language], set: change });
  await tx
    .update(searchableSpots)
    .set({ searchVersion: 0 })
    .where(eq(searchableSpots.id, row.spotId));
}

/** For a deleted staff account: the translations stay, without the translator. */
export async function forgetTranslator(db: Executor, uid: string): Promise<void> {
  await db.update(spotTexts).set({ updatedBy: '' }).where(eq(spotTexts.updatedBy, uid));
}
