import { DirectoryInUseError } from '@wayfarer/durable-pglite';
import type { Config } from '../../config.ts';
import { allMigrations } from '../../db/all-migrations.ts';
import { checkImport, importData } from '../import-data.ts';
import { openForChange } from '../open-for-command.ts';
import { OperationError } from '../operation-error.ts';
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
  // Before the database is opened: opening an embedded one for the first time makes it.
  const { madeAt, engine } = await checkImport({ file, sets });
  say(`${file} is whole. It was written on ${madeAt} from ${engine}.`);
  const db = await openForChange(data).catch((error: unknown) => {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new OperationError('Wayfarer is running on this data directory: stop it first');
  });
  try {
    const rows = await importData(db, { file, sets, force, progress: progressLines(say) });
    say(`Restored ${rows.toLocaleString('en-US')} rows.`);
  } finally {
    await db.close();
  }
}
