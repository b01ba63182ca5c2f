import { SpotDetails } from '@wayfarer/contract/schemas';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Clock } from '../../ports.ts';
import type { Db, Tx } from '../database.ts';
import { DEMO_MARK, demoSpotId, Destination, readJson } from './demo-content.ts';
import { appSettings, spotDetails, spots } from '../tables.ts';

/** A new number loads changed details into existing demos. */
const MARK = 'demo-details-4';
const BY = 'demo-content';

/** The details by the destination's name in the folder. */
export const readDemoDetails = () => readJson('details.json', z.record(z.string(), SpotDetails));

const Told = z.object({
  slug: z.string(),
  hostName: z.string(),
  hostWords: z.string(),
  questions: z.string(),
});

export const readDemoHosts = () => readJson('hosts.json', z.array(Told));

/**
 * Loads the details of the demo's destinations, once for each version of them. Details that someone has changed stay. A
 * renamed destination counts as a different one.
 * @returns true if they were loaded now
 */
export async function loadDemoDetails(db: Db, clock: Clock): Promise<boolean> {
  const marks = await db
    .select({ name: appSettings.name })
    .from(appSettings)
    .where(inArray(appSettings.name, [DEMO_MARK, MARK]));
  if (marks.length !== 1 || marks[0]?.name !== DEMO_MARK) return false;
  const [destinations, details, hosts] = await Promise.all([
    readJson('destinations.json', z.array(Destination)),
    readDemoDetails(),
    readDemoHosts(),
  ]);
  const said = destinations.flatMap(({ slug, spot }, index) => {
    const of = details[slug];
    const host = hosts.find((one) => one.slug === slug);
    return of ? [{ id: demoSpotId(slug, index), spot, details: of, host }] : [];
  });
  const now = clock.now();
  return db.transaction(async (tx) => {
    const marked = await tx
      .insert(appSettings)
      .values({ name: MARK, value: 'loaded', createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (marked.length === 0) return false; // another process has loaded them
    for (const { id, spot, details: of, host } of said) {
      const [there] = await tx
        .select({ id: spots.id })
        .from(spots)
        .where(and(eq(spots.id, id), eq(spots.spot, spot)))
        .for('key share');
      if (!there) continue;
      await tx
        .insert(spotDetails)
        .values({ ...of, spotId: id, revision: 1, updatedAt: now, updatedBy: BY })
        .onConflictDoUpdate({
          target: spotDetails.spotId,
          set: { ...of, revision: sql`${spotDetails.revision} + 1`, updatedAt: now },
          setWhere: eq(spotDetails.updatedBy, BY),
        });
      if (host) await tellHost(tx, id, host);
    }
    return true;
  });
}

/** Adds the host and the questions, unless someone has entered any. */
async function tellHost(tx: Tx, id: string, { slug: _slug, ...told }: z.infer<typeof Told>) {
  const { hostName, hostWords, questions } = spots;
  const untold = [hostName, hostWords, questions].map((column) => eq(column, ''));
  await tx
    .update(spots)
    .set(told)
    .where(and(eq(spots.id, id), ...untold));
}
