import {
  findLanguage,
  hasWords,
  type Language,
  textsOfSetting,
  type TextsByName,
} from '@wayfarer/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod/mini';
import { digest } from '../../lib/languages/text-digests.ts';
import type { Clock } from '../../ports.ts';
import type { Db, Tx } from '../database.ts';
import { appSettings, searchableSpots, spots } from '../tables.ts';
import { settingTexts, spotTexts } from '../tables/texts.ts';
import { DEMO_MARK, demoSpotId, Destination, readJson } from './demo-content.ts';

const Texts = z.object({ spot: z.string(), location: z.string(), description: z.string() });
const Words = z.record(z.string(), z.string());
const Site = z.object({ settings: z.record(z.string(), z.unknown()) });
const BY = 'demo-content';
const markOf = (language: Language) => `demo-texts-2 ${language}`;

/**
 * Loads the demo's texts in the site's languages, each once; texts that somebody has written stay, and a renamed
 * destination counts as a different one. Returns true if any were loaded now.
 */
export async function loadDemoTexts(
  db: Db,
  clock: Clock,
  languages: readonly Language[],
): Promise<boolean> {
  const others = languages.filter((tag) => tag !== 'en' && findLanguage(tag)?.state !== 'pseudo');
  if (others.length === 0) return false;
  const marks = await db
    .select({ name: appSettings.name })
    .from(appSettings)
    .where(inArray(appSettings.name, [DEMO_MARK, ...others.map(markOf)]));
  const known = new Set(marks.map(({ name }) => name));
  if (!known.has(DEMO_MARK)) return false;
  const missing = others.filter((tag) => !known.has(markOf(tag)));
  for (const language of missing) await loadLanguage(db, clock, language);
  return missing.length > 0;
}

async function loadLanguage(db: Db, clock: Clock, language: Language): Promise<void> {
  const [destinations, texts, site, words] = await Promise.all([
    readJson('destinations.json', z.array(Destination)),
    readJson('texts.json', z.record(z.string(), z.record(z.string(), Texts))),
    readJson('site.json', Site),
    readJson('site-texts.json', z.record(z.string(), z.record(z.string(), Words))),
  ]);
  const updatedAt = clock.now();
  await db.transaction(async (tx) => {
    await tx
      .insert(appSettings)
      .values({ name: markOf(language), value: 'loaded', createdAt: updatedAt })
      .onConflictDoNothing();
    await addWords(tx, { site, words: words[language] ?? {}, language, updatedAt });
    for (const [index, original] of destinations.entries()) {
      const translated = texts[language]?.[original.slug];
      const id = demoSpotId(original.slug, index);
      if (!translated) continue;
      const [there] = await tx
        .select({ description: spots.description, location: spots.location, spot: spots.spot })
        .from(spots)
        .where(and(eq(spots.id, id), eq(spots.spot, original.spot)))
        .for('update');
      if (!there) continue;
      const sources = Object.entries(there).map(([name, text]) => [name, digest(text)]);
      await tx
        .insert(spotTexts)
        .values({
          spotId: id,
          language,
          texts: translated,
          sources: Object.fromEntries(sources) as Record<string, string>,
          sourceHash: '',
          state: 'published',
          revision: 1,
          updatedAt,
          updatedBy: BY,
        })
        .onConflictDoNothing();
      await tx.update(searchableSpots).set({ searchVersion: 0 }).where(eq(searchableSpots.id, id));
    }
  });
}

/** The words of the demo's settings, which are to check where the agency has set others. */
async function addWords(
  tx: Tx,
  {
    language,
    site: { settings },
    updatedAt,
    words,
  }: {
    site: z.output<typeof Site>;
    words: Readonly<Record<string, TextsByName>>;
    language: Language;
    updatedAt: Date;
  },
): Promise<void> {
  for (const [key, texts] of Object.entries(words)) {
    if (!hasWords(key)) throw new Error(`demo/site-texts.json: ${key} has no words`);
    const originals = textsOfSetting(key, settings[key]);
    const sources = Object.keys(texts).map(
      (name) => [name, digest(originals[name] ?? '')] as const,
    );
    await tx
      .insert(settingTexts)
      .values({
        key,
        language,
        texts,
        sources: Object.fromEntries(sources),
        state: 'published',
        revision: 1,
        updatedAt,
        updatedBy: BY,
      })
      .onConflictDoNothing();
  }
}
