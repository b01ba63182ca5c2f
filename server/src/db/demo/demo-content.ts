import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CATEGORIES, parseCost, searchText } from '@wayfarer/contract';
import * as contract from '@wayfarer/contract/schemas';
import { eq } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Clock } from '../../ports.ts';
import { ROOT } from '../../root-folder.ts';
import type { Db, Tx } from '../database.ts';
import { appSettings, bestSpots, reviews, spotPrices, spots, teamMembers } from '../tables.ts';
import { DemoSeasons, rulesWith } from './demo-seasons.ts';

const FOLDER = new URL('demo/', ROOT);
/** Marks in the database that the demo content was loaded. */
export const DEMO_MARK = 'demo-content';
/** Fixed, so that the demo's ids and dates are the same everywhere. */
const MADE_AT = Date.UTC(2026, 0, 5, 8);
const DAY_MS = 86_400_000;

export const Destination = z.extend(z.omit(contract.PublicFacts, { image: true }), {
  slug: z.string(),
  category: z.enum(CATEGORIES),
  rating: z.number(),
  visitors: z.number(),
  likes: z.number(),
});
const BestSpot = z.extend(
  z.pick(contract.BestSpot, { title: true, location: true, country: true, description: true }),
  { slug: z.string() },
);
export const Member = z.omit(contract.TeamMember, { own: true });
const Review = z.omit(contract.Review, { verified: true });

interface DemoContent {
  destinations: z.infer<typeof Destination>[];
  best: z.infer<typeof BestSpot>[];
  team: z.infer<typeof Member>[];
  reviews: z.infer<typeof Review>[];
  placeholders: Readonly<Record<string, string>>;
  seasons: z.infer<typeof DemoSeasons>[];
}

/**
 * Loads the demo content, once and completely or not at all.
 * @returns true if it was loaded now
 */
export async function loadDemoContent(db: Db, clock: Clock, currency: string): Promise<boolean> {
  const done = await db.select().from(appSettings).where(eq(appSettings.name, DEMO_MARK));
  if (done.length > 0) return false;
  const content = await readContent();
  return db.transaction(async (tx) => {
    const marked = await tx
      .insert(appSettings)
      .values({ name: DEMO_MARK, value: 'loaded', createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (marked.length === 0) return false; // another process has loaded the content
    await insertContent(tx, content, { currency, now: clock.now() });
    return true;
  });
}

async function readContent(): Promise<DemoContent> {
  const [destinations, best, team, people, placeholders, seasons] = await Promise.all([
    readJson('destinations.json', z.array(Destination)),
    readJson('best-spots.json', z.array(BestSpot)),
    readJson('team.json', z.array(Member)),
    readJson('reviews.json', z.array(Review)),
    readJson('lqip.json', z.record(z.string(), z.string())),
    readJson('seasons.json', z.array(DemoSeasons)),
  ]);
  return { destinations, best, team, reviews: people, placeholders, seasons };
}

/** Reads a file in the demo's folder. */
export async function readJson<S extends z.core.$ZodType>(
  name: string,
  schema: S,
): Promise<z.output<S>> {
  return z.parse(schema, JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')));
}

async function insertContent(
  tx: Tx,
  content: DemoContent,
  { currency, now }: { currency: string; now: Date },
): Promise<void> {
  const { placeholders } = content;
  await tx.insert(spots).values(
    content.destinations.map((entry, index) => ({
      id: demoSpotId(entry.slug, index),
      spot: entry.spot,
      country: entry.country,
      location: entry.location,
      category: entry.category,
      description: entry.description,
      image: posterOf(entry.slug),
      imagePlaceholder: placeholders[entry.slug] ?? null,
      cost: costOf(entry.average_cost, currency),
      currency,
      seasonality: entry.seasonality,
      travelTime: entry.travel_time,
      visitorsPerYear: entry.totalVisitorsPerYear,
      rating: entry.rating,
      visitors: entry.visitors,
      likes: entry.likes,
      nameKey: searchText(entry.spot),
      countryKey: searchText(entry.country),
      searchText: searchText(`${entry.spot} ${entry.country} ${entry.location}`),
      createdAt: new Date(MADE_AT + index * DAY_MS),
    })),
  );
  const spotIds = new Map(
    content.destinations.map(({ slug }, index) => [slug, demoSpotId(slug, index)]),
  );
  await tx.insert(spotPrices).values(
    content.seasons.map((of) => ({
      spotId: spotIds.get(of.slug) ?? '',
      rules: rulesWith(of, now),
      revision: 1,
      updatedAt: now,
    })),
  );
  await tx.insert(bestSpots).values(
    content.best.map(({ slug, ...entry }, position) => ({
      ...entry,
      id: stableId(`best:${slug}`, MADE_AT + position),
      position,
      img: posterOf(slug),
      imagePlaceholder: placeholders[slug] ?? null,
      spotId: spotIds.get(slug) ?? null,
    })),
  );
  const withPortrait = <T extends { img: string }>(entry: T, position: number) => ({
    ...entry,
    position,
    img: `/media/portraits/${entry.img}`,
  });
  await tx.insert(teamMembers).values(content.team.map(withPortrait));
  await tx.insert(reviews).values(content.reviews.map(withPortrait));
}

/** The id of a destination, from its name in the folder and its position in the list. */
export function demoSpotId(slug: string, index: number): string {
  return stableId(`spot:${slug}`, MADE_AT + index * DAY_MS);
}

function posterOf(slug: string): string {
  return `/media/destinations/${slug}-960.webp`;
}

/** The file has a plain number, which counts in the site's currency. */
function costOf(text: string, currency: string): number {
  const cost = parseCost(text.replace('$', ''), currency);
  if (!cost.ok) throw new Error(`the demo content has a cost that cannot be read: ${cost.reason}`);
  return cost.minor;
}

/** A UUIDv7 that is always the same: a fixed time, followed by bits from the name. */
export function stableId(name: string, at: number): string {
  const time = at.toString(16).padStart(12, '0');
  const rest = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(rest.slice(3, 4), 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(4, 7)}-${rest.slice(7, 19)}`;
}
