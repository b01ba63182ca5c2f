import type { SqlExecutor } from '../../db/database.ts';
import { migrationChecksum, type MigrationSet } from '../../db/migrate.ts';
import { LEDGER_TABLE, tableExists } from '../data-files/catalogue.ts';
import type { AppliedMigration } from '../data-files/data-file.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

const ABOUT = 'database schema';

/** The migrations that a database has seen; null where Wayfarer has never been. */
export async function appliedMigrations(on: SqlExecutor): Promise<AppliedMigration[] | null> {
  if (!(await tableExists(on, LEDGER_TABLE))) return null;
  const text = `select component, name, checksum from ${LEDGER_TABLE}`;
  return (await on.query<AppliedMigration>(text)).rows;
}

/** Compares what was applied with what this version of the product brings. */
export function checkSchema(
  applied: readonly AppliedMigration[] | null,
  sets: readonly MigrationSet[],
): Finding {
  if (applied === null) return ok(ABOUT, 'empty; the first start creates everything');
  const wanted = new Map(
    sets.flatMap(({ component, migrations }) =>
      migrations.map((one) => [`${component}/${one.name}`, migrationChecksum(one)]),
    ),
  );
  const unknown = applied.filter(({ component, name }) => !wanted.has(`${component}/${name}`));
  if (unknown.length > 0) {
    return wrong(
      ABOUT,
      `a newer version of Wayfarer has changed it (${unknown[0]?.name})`,
      'install that version again, or restore a backup made before the upgrade',
    );
  }
  const changed = applied.find(
    ({ component, name, checksum }) => wanted.get(`${component}/${name}`) !== checksum,
  );
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
