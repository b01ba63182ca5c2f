import type { SqlExecutor } from '../../db/database.ts';
import {
  checksumsOf,
  keyOf,
  readLedger,
  type AppliedMigration,
  type MigrationSet,
} from '../../db/upgrade/migrate.ts';
import { LEDGER_TABLE, tableExists } from '../data-files/catalogue.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

const ABOUT = 'database schema';

/** Null if the database was never Wayfarer's. */
export async function appliedMigrations(on: SqlExecutor): Promise<AppliedMigration[] | null> {
  return (await tableExists(on, LEDGER_TABLE)) ? readLedger(on) : null;
}

export function checkSchema(
  applied: readonly AppliedMigration[] | null,
  sets: readonly MigrationSet[],
): Finding {
  if (applied === null) return ok(ABOUT, 'empty; the first start creates everything');
  const wanted = checksumsOf(sets);
  const unknown = applied.filter((one) => !wanted.has(keyOf(one)));
  if (unknown.length > 0) {
    return wrong(
      ABOUT,
      `a newer version of Wayfarer has changed it (${unknown[0]?.name})`,
      'install that version again, or restore a backup made before the upgrade',
    );
  }
  const changed = applied.find((one) => wanted.get(keyOf(one)) !== one.checksum);
  if (changed) {
    return wrong(
      ABOUT,
      `the migration ${changed.name} was changed after it was applied`,
      'install an unmodified Wayfarer',
    );
  }
  const missing = wanted.size - applied.length;
  return missing === 0
    ? ok(ABOUT, 'up to date')
    : warning(ABOUT, `${missing} migrations are not applied`, 'the next start applies them');
}
