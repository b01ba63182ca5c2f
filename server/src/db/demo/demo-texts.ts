import {
  findLanguage,
  hasWords,
  type Language,
  textsOfSetting,
  type TextsByName,
} from '@wayfarer/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { detailTexts, hostTexts } from '../../lib/languages/detail-texts.ts';
import { digest } from '../../lib/languages/text-digests.ts';
import type { Clock } from '../../ports.ts';
import type { Db, Tx } from '../database.ts';
import { appSettings, searchableSpots, spots } from '../tables.ts';
import { settingTexts, spotTexts } from '../tables/texts.ts';
import { DEMO_MARK, demoSpotId, Destination, Member, readJson } from './demo-content.ts';
import { readDemoDetails, readDemoHosts } from './demo-details.ts';
import { DemoSeasons, seasonNames } from './demo-seasons.ts';

const Facts = z.object({ spot: z.string(), location: z.string(), description: z.string() });
const Words = z.record(z.string(), z.string());
const Site = z.object({ settings: z.record(z.string(), z.unknown()) });
const BY = 'demo-content';
/** A new number loads more texts into existing demos. */
const markOf = (language: Language) => `demo-texts-5 ${language}`;

/**
 * Loads the demo's texts, each language once. Texts that someone has written stay. A renamed destination counts as a
 * different one. Returns true if texts were loaded now.
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
  const [values, words, rows] = await Promise.all([
    readSettings(),
    readJson('site-texts.json', z.record(z.string(), z.record(z.string(), Words))),
    translatedDestinations(language),
  ]);
  const updatedAt = clock.now();
  await db.transaction(async (tx) => {
    await tx
      .insert(appSettings)
      .values({ name: markOf(language), value: 'loaded', createdAt: updatedAt })
      .onConflictDoNothing();
    await addWords(tx, { values, words: words[language] ?? {}, language, updatedAt });
    await addTexts(tx, rows, { language, updatedAt });
  });
}

/** The values of the demo's settings. The demo doesn't set the team, so its value is made from the sample people. */
async function readSettings(): Promise<Readonly<Record<string, unknown>>> {
  const [{ settings }, team] = await Promise.all([
    readJson('site.json', Site),
    readJson('team.json', z.array(Member)),
  ]);
  const people = team.map(({ expertise, post, quote }) => ({
    post,
    quote,
    expertise: expertise.join(', '),
  }));
  return { ...settings, 'site.team': people };
}

interface TranslatedDestination {
  spotId: string;
  /** The original name. A renamed destination has another one. */
  name: string;
  texts: TextsByName;
  sources: TextsByName;
}

/** The translations of details, by the original text. */
export const readDetailTexts = () =>
  readJson('detail-texts.json', z.record(z.string(), z.record(z.string(), z.string())));

/** The texts of destinations in a language, without those that have no translation. */
export async function translatedDestinations(language: Language): Promise<TranslatedDestination[]> {
  const [destinations, facts, details, hosts, words, seasons] = await Promise.all([
    readJson('destinations.json', z.array(Destination)),
    readJson('texts.json', z.record(z.string(), z.record(z.string(), Facts))),
    readDemoDetails(),
    readDemoHosts(),
    readDetailTexts(),
    readJson('seasons.json', z.array(DemoSeasons)),
  ]);
  return destinations.flatMap(({ description, location, slug, spot }, index) => {
    const known = facts[language]?.[slug];
    if (!known) return [];
    const told = details[slug];
    const host = hosts.find((one) => one.slug === slug);
    const rest = [...(told ? detailTexts(told) : []), ...(host ? hostTexts(host) : [])].flatMap(
      ([name, original]) => {
        const text = words[original]?.[language];
        return text === undefined ? [] : [{ name, original, text }];
      },
    );
    const named = seasonNames(
      seasons.find((one) => one.slug === slug),
      language,
    );
    const translated = [...rest, ...named];
    const originals = { spot, location, description, ...byName(translated, 'original') };
    const sources = Object.entries(originals).map(([name, text]) => [name, digest(text)] as const);
    return [
      {
        spotId: demoSpotId(slug, index),
        name: spot,
        texts: { ...known, ...byName(translated, 'text') },
        sources: Object.fromEntries(sources),
      },
    ];
  });
}

const byName = <Key extends 'original' | 'text'>(
  texts: readonly ({ name: string } & Record<Key, string>)[],
  key: Key,
): TextsByName => Object.fromEntries(texts.map((text) => [text.name, text[key]]));

/** Replaces only texts that the demo itself added. */
async function addTexts(
  tx: Tx,
  rows: readonly TranslatedDestination[],
  { language, updatedAt }: { language: Language; updatedAt: Date },
): Promise<void> {
  const ids = rows.map(({ spotId }) => spotId);
  const there = await tx
    .select({ id: spots.id, name: spots.spot })
    .from(spots)
    .where(inArray(spots.id, ids))
    .for('update');
  const names = new Map(there.map(({ id, name }) => [id, name]));
  const known = rows.filter(({ name, spotId }) => names.get(spotId) === name);
  if (known.length === 0) return;
  const same = { language, sourceHash: '', state: 'published', revision: 1, updatedAt, updatedBy: BY } as const; // prettier-ignore
  await tx
    .insert(spotTexts)
    .values(known.map(({ sources, spotId, texts }) => ({ ...same, spotId, texts, sources })))
    .onConflictDoUpdate({
      target: [spotTexts.spotId, spotTexts.language],
      set: { texts: sql`excluded.texts`, sources: sql`excluded.sources`, updatedAt },
      setWhere: eq(spotTexts.updatedBy, BY),
    });
  await tx
    .update(searchableSpots)
    .set({ searchVersion: 0 })
    .where(inArray(searchableSpots.id, known.map(({ spotId }) => spotId))); // prettier-ignore
}

/** If the agency has changed a setting, its translation is marked to be checked. */
async function addWords(
  tx: Tx,
  {
    language,
    updatedAt,
    values,
    words,
  }: {
    values: Readonly<Record<string, unknown>>;
    words: Readonly<Record<string, TextsByName>>;
    language: Language;
    updatedAt: Date;
  },
): Promise<void> {
  for (const [key, texts] of Object.entries(words)) {
    if (!hasWords(key)) throw new Error(`demo/site-texts.json: ${key} has no words`);
    const originals = textsOfSetting(key, values[key]);
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
