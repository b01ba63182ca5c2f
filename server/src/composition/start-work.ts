import type { FastifyBaseLogger } from 'fastify';
import { knownBooks } from '../cli/books/check-books.ts';
import { replaceLinkKeys } from '../cli/commands/rotate-keys.ts';
import { startControl, type ControlServer } from '../cli/control/control-server.ts';
import { takeSnapshot } from '../cli/data-files/snapshot.ts';
import { appliedMigrations } from '../cli/doctor/check-schema.ts';
import { comparedPlaces } from '../cli/places/check-places.ts';
import { mendAllPlaces } from '../cli/places/mend-places.ts';
import { compareWithStore } from '../cli/pictures/picture-lines.ts';
import { comparedRatings } from '../cli/ratings/check-ratings.ts';
import { countedTexts } from '../cli/texts/check-texts.ts';
import { reconcileAsOrdered } from '../cli/reconcile-order.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { noteMilestone, readMilestones } from '../db/records/milestones.ts';
import { listPaymentModes } from '../features/payments/index.ts';
import { makeSetupLink } from '../features/setup/index.ts';
import { startJobs } from '../jobs/runner.ts';
import type { Wayfarer } from './create-wayfarer.ts';

export interface Work {
  stop(): Promise<void>;
}

interface Surroundings {
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
}

/**
 * Starts the jobs. With the embedded database, also accepts the operator's commands, because only this process can use
 * that database.
 */
export async function startWork(wayfarer: Wayfarer, around: Surroundings): Promise<Work> {
  const jobs = startJobs(wayfarer.jobs, around.db, around.log);
  const control = around.db.engine === 'pglite' ? await listenForCommands(wayfarer, around) : null;
  return {
    stop: async () => {
      await Promise.all([jobs.stop(), control?.close()]);
    },
  };
}

function listenForCommands(
  { context, identity }: Wayfarer,
  { config, db, log }: Surroundings,
): Promise<ControlServer> {
  const { dir } = config.data;
  const actions = {
    status: async () => ({
      migrations: await appliedMigrations(db.sql),
      payments: await listPaymentModes(db.sql, context.payments.livemode),
      milestones: await readMilestones(db.sql),
      pictures: await compareWithStore(db.sql, context.pictures),
      ratings: await comparedRatings(db.sql),
      places: await comparedPlaces(db.sql),
      texts: await countedTexts(db.orm, config),
      books: await knownBooks(db.sql, await appliedMigrations(db.sql), config),
    }),
    'mend-places': async () => ({ mended: await mendAllPlaces(db.sql, context.clock.now()) }),
    'note-backup': async ({ asOf }: Record<string, unknown>) => {
      await noteMilestone(db.sql, 'backup', new Date(String(asOf)));
      return {};
    },
    snapshot: async () => ({ directory: await takeSnapshot(db, dir) }),
    reconcile: (order: Record<string, unknown>) => reconcileAsOrdered(context, order),
    'setup-link': async () => ({
      link: await makeSetupLink(context, config.http.publicUrl),
    }),
    'rotate-keys': async () => {
      await identity?.rotateKeys();
      await replaceLinkKeys(db.sql, context.clock.now());
      return {};
    },
  };
  return startControl(dir, actions, log);
}
