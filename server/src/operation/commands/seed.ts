import { DirectoryInUseError } from '@wayfarer/durable-pglite';
import { announceChange } from '../../changes.ts';
import type { Config } from '../../config.ts';
import { allMigrations } from '../../db/all-migrations.ts';
import { migrate } from '../../db/migrate.ts';
import { openForChange } from '../open-for-command.ts';
import { OperationError } from '../operation-error.ts';
import { progressLines } from '../progress.ts';
import type { Say } from '../say.ts';
import { seedSpots } from '../seed-spots.ts';

/** `npm run seed -- --spots N`: sample destinations, to see the product with a large catalogue. */
export async function seed(config: Config, spots: number, say: Say): Promise<void> {
  const db = await openForChange(config.data).catch((error: unknown) => {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new OperationError('Wayfarer is running on this data directory: stop it first');
  });
  try {
    await db.patiently(async () => migrate(db.sql, await allMigrations()));
    const progress = progressLines(say);
    const added = await seedSpots(db, { spots, currency: config.currency, progress });
    await announceChange(db, 'spots');
    say(`Added ${added.toLocaleString('en-US')} sample destinations.`);
  } finally {
    await db.close();
  }
}
