import type { Config } from '../../config/config.ts';
import { allMigrations } from '../../db/upgrade/all-migrations.ts';
import type { Database } from '../../db/database.ts';
import type { DataHeader } from '../data-files/data-file.ts';
import { reasonOf } from '../doctor/finding.ts';
import { importData } from '../data-files/import-data.ts';
import { readLedgersOf } from '../ledger-reader.ts';
import { openStopped } from '../open-for-command.ts';
import { progressLines } from '../progress.ts';
import { pictureStore } from '../../composition/picture-store.ts';
import { compareWithStore } from '../pictures/picture-lines.ts';
import { waitingDeletions } from '../data-files/replay-deletions.ts';
import { dueGuestErasures } from '../data-files/replay-erasures.ts';
import type { Say } from '../say.ts';
import { sayDifferences } from './reconcile.ts';

export interface RestoreOrder {
  file: string;
  force: boolean;
  /** Null if only the database is configured. */
  config: Config | null;
}

/** `npm run restore`, `npm run db:import`: fills the database from a file, completely or not at all. */
export async function restore(
  { data, pictures }: Pick<Config, 'data' | 'pictures'>,
  { file, force, config }: RestoreOrder,
  say: Say,
): Promise<void> {
  const sets = await allMigrations();
  const progress = progressLines(say);
  let db: Database | undefined;
  // only after the file was verified, because opening an embedded database creates it
  const open = async ({ madeAt, engine }: DataHeader) => {
    say(`${file} is complete. It was written on ${madeAt} from ${engine}.`);
    db = await openStopped(data);
    return db;
  };
  try {
    const store = pictureStore(pictures);
    const rows = await importData(open, { file, sets, force, progress, pictures: store });
    say(`Restored ${rows.toLocaleString('en-US')} rows.`);
    if (!db) return;
    const { missing } = await compareWithStore(db.sql, store);
    if (missing > 0)
      say(`Picture files that are neither in the backup nor in the store: ${missing}.`);
    const waiting = await waitingDeletions(db.sql);
    if (waiting > 0) {
      say(
        `Accounts that were deleted since the backup: ${waiting}. Wayfarer erases them when it starts, or once their bookings and payments are settled.`,
      );
    }
    const guests = await dueGuestErasures(db.sql, new Date());
    if (guests > 0) {
      say(
        `Customers without an account who were erased since the backup: ${guests}. Wayfarer erases them again, too.`,
      );
    }
    await comparePayments(db, config, say);
  } finally {
    await db?.close();
  }
}

const RECONCILE = 'compare the payments with `npm run reconcile` once it is available';

/** Reports the payments since the backup, which the product adopts when it starts. */
async function comparePayments(db: Database, config: Config | null, say: Say): Promise<void> {
  if (config?.cards.kind === 'sandbox') return; // the sandbox's payments were restored with everything else
  if (config === null) return say(`The card provider isn't configured here: ${RECONCILE}.`);
  try {
    sayDifferences(await readLedgersOf(db, config, { since: null, restored: false }), say);
  } catch (error) {
    return say(`The card provider couldn't be asked (${reasonOf(error)}): ${RECONCILE}.`);
  }
  say(
    'Start Wayfarer: it adopts the payments since the backup. Then run `npm run reconcile` again.',
  );
}
