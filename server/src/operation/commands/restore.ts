import type { Config } from '../../config.ts';
import { allMigrations } from '../../db/all-migrations.ts';
import type { Database } from '../../db/database.ts';
import type { DataHeader } from '../data-file.ts';
import { importData } from '../import-data.ts';
import { openStopped } from '../open-for-command.ts';
import { progressLines } from '../progress.ts';
import type { Say } from '../say.ts';

export interface RestoreOrder {
  file: string;
  force: boolean;
}

/** `npm run restore`, `npm run db:import`: fills the configured database from a file, wholly or not at all. */
export async function restore(
  data: Config['data'],
  { file, force }: RestoreOrder,
  say: Say,
): Promise<void> {
  const sets = await allMigrations();
  const progress = progressLines(say);
  let db: Database | undefined;
  // Opened when the file is known to be whole: opening an embedded database makes one.
  const open = async ({ madeAt, engine }: DataHeader) => {
    say(`${file} is whole. It was written on ${madeAt} from ${engine}.`);
    db = await openStopped(data);
    return db;
  };
  try {
    const rows = await importData(open, { file, sets, force, progress });
    say(`Restored ${rows.toLocaleString('en-US')} rows.`);
  } finally {
    await db?.close();
  }
}
