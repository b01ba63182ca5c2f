import { announceInvalidation } from '../../http/cache/cache-invalidation.ts';
import type { Config } from '../../config/config.ts';
import { allMigrations } from '../../db/all-migrations.ts';
import { migrate } from '../../db/migrate.ts';
import { openStopped } from '../open-for-command.ts';
import { progressLines } from '../progress.ts';
import type { Say } from '../say.ts';
import { seedSpots } from '../seed/seed-spots.ts';

/** `npm run seed -- --spots N`: sample destinations, to see the product with a large catalogue. */
export async function seed(config: Config, spots: number, say: Say): Promise<void> {
  const db = await openStopped(config.data);
  try {
    await db.withoutTimeouts(async () => migrate(db.sql, await allMigrations()));
    const progress = progressLines(say);
    const added = await seedSpots(db, { spots, currency: config.currency, progress });
    await announceInvalidation(db, 'spots');
    say(`Added ${added.toLocaleString('en-US')} sample destinations.`);
  } finally {
    await db.close();
  }
}
