import type { Database, SqlTransaction } from '../../db/database.ts';
import {
  applyMigration,
  keyOf,
  migrate,
  type AppliedMigration,
  type MigrationSet,
} from '../../db/upgrade/migrate.ts';
import { takeMigrationLock } from '../../db/upgrade/migration-lock.ts';
import { markRestored } from '../../db/records/restored.ts';
import { quoted, readForeignKeys, readSequences, readTables, type Table } from './catalogue.ts';
import {
  readDataLines,
  verifyDataFile,
  type DataHeader,
  type RowLine,
  type SequenceLine,
  type TableLine,
} from './data-file.ts';
import { clearSchema, refuseUnfitTarget } from './import-target.ts';
import type { PictureStore } from '../../picture-ports.ts';
import { dropIndexes } from './indexes.ts';
import { isFileLine, storePictures } from '../pictures/picture-lines.ts';
import { EXACT_TEXT } from './export-data.ts';
import { OperationError } from '../operation-error.ts';
import type { Progress } from '../progress.ts';
import { knownLostAccess, replayLostAccess } from './replay-access.ts';
import { knownDeletions, replayDeletions } from './replay-deletions.ts';
import { knownErasures, replayErasures } from './replay-erasures.ts';

const ROWS_AT_A_TIME = 500;

export interface Import {
  file: string;
  /** All migrations of this version of the product. */
  sets: readonly MigrationSet[];
  /** True to replace existing data. */
  force: boolean;
  progress: Progress;
  /** Without a store, picture files are left out. */
  pictures?: PictureStore;
}

/**
 * Fills a database from a file, completely or not at all: verifies the file, opens the database, creates the schema of
 * the rows, loads them, and migrates to the current schema. People who were deleted or erased since the backup are
 * erased again, and those who were blocked or left the team don't get their access back. The database records that it
 * was restored, and how old its data is. Returns the number of rows.
 */
export async function importData(
  open: (header: DataHeader) => Promise<Database>,
  { file, sets, force, progress, pictures }: Import,
): Promise<number> {
  const header = await verifyDataFile(file, progress);
  const planned = plannedMigrations(file, header.migrations, sets);
  const db = await open(header);
  return db.withoutTimeouts(async () => {
    const rows = await db.sql.transaction(async (tx) => {
      await tx.exec(EXACT_TEXT);
      if (!(await takeMigrationLock(tx))) {
        throw new OperationError('a Wayfarer is starting on this database: stop it first');
      }
      await refuseUnfitTarget(tx, db.engine, sets, force);
      // before the rows, because nothing refers to the files until then
      if (pictures) await storePictures(file, pictures, progress);
      const deletions = await knownDeletions(tx);
      const lost = await knownLostAccess(tx, new Date(header.madeAt));
      const erasures = await knownErasures(tx, new Date(header.madeAt));
      await clearSchema(tx);
      for (const { component, migration } of planned) {
        await applyMigration(tx, component, migration);
      }
      const loaded = await load(tx, file, progress);
      await replayDeletions(tx, deletions);
      await replayLostAccess(tx, lost);
      await replayErasures(tx, erasures);
      await markRestored(tx, { backupAt: new Date(header.madeAt), restoredAt: new Date() });
      return loaded;
    });
    await migrate(db.sql, sets);
    // in a transaction, because only transactions have no time limit here
    await db.sql.transaction((tx) => tx.exec('analyze'));
    return rows;
  });
}

/** The migrations of the file's schema. Throws if a newer version made the file. */
function plannedMigrations(
  file: string,
  applied: readonly AppliedMigration[],
  sets: readonly MigrationSet[],
) {
  const wanted = new Set(applied.map(keyOf));
  const known = sets.flatMap(({ component, migrations }) =>
    migrations.map((migration) => ({ component, migration })),
  );
  const names = new Set(
    known.map(({ component, migration: { name } }) => keyOf({ component, name })),
  );
  const unknown = [...wanted].find((name) => !names.has(name));
  if (unknown !== undefined) {
    throw new OperationError(
      `${file} was written by a newer version of Wayfarer (it knows ${unknown}): install that version first`,
    );
  }
  return known.filter(({ component, migration: { name } }) =>
    wanted.has(keyOf({ component, name })),
  );
}

/** Fills the empty tables. Indexes, foreign keys and triggers are added after all rows. */
async function load(tx: SqlTransaction, file: string, progress: Progress): Promise<number> {
  const tables = await readTables(tx);
  const foreignKeys = await readForeignKeys(tx);
  for (const { table, name } of foreignKeys) {
    await tx.exec(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  }
  for (const { name } of tables) await tx.exec(`alter table ${quoted(name)} disable trigger user`);
  // some migrations insert rows, whose current state is in the file
  for (const { name } of tables) await tx.exec(`truncate ${quoted(name)}`);
  const indexes = await dropIndexes(tx);
  const loader = new Loader(tx, tables, progress);
  for await (const line of readDataLines(file)) if (!isFileLine(line)) await loader.take(line);
  const rows = await loader.finish();
  for (const definition of indexes) await tx.exec(definition);
  for (const { name } of tables) await tx.exec(`alter table ${quoted(name)} enable trigger user`);
  for (const { table, name, definition } of foreignKeys) {
    await tx.exec(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
  }
  return rows;
}

/** Inserts the rows of a file's lines in batches. */
class Loader {
  readonly #tx: SqlTransaction;
  readonly #tables: ReadonlyMap<string, Table>;
  readonly #progress: Progress;
  #insert = '';
  #current: TableLine = { table: '', columns: [], rows: 0 };
  #batch: RowLine[] = [];
  #done = 0;
  #all = 0;

  constructor(tx: SqlTransaction, tables: readonly Table[], progress: Progress) {
    this.#tx = tx;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
    this.#progress = progress;
  }

  async take(line: TableLine | SequenceLine | RowLine): Promise<void> {
    if (Array.isArray(line)) {
      this.#batch.push(line);
      if (this.#batch.length >= ROWS_AT_A_TIME) await this.#flush();
      return;
    }
    await this.#flush();
    if ('table' in line) this.#begin(line);
    else await this.#setSequence(line);
  }

  async finish(): Promise<number> {
    await this.#flush();
    return this.#all;
  }

  #begin(line: TableLine): void {
    const table = this.#tables.get(line.table);
    const types = new Map(table?.columns.map(({ name, type }) => [name, type]));
    if (!table || types.size !== line.columns.length || !line.columns.every((c) => types.has(c))) {
      throw new OperationError(
        `the table ${line.table} of the file doesn't match the file's own schema`,
      );
    }
    const values = line.columns.map((name, index) => `(line->>${index})::${types.get(name)}`);
    this.#insert = `insert into ${quoted(line.table)} (${line.columns.map(quoted).join(', ')})
      overriding system value select ${values.join(', ')} from jsonb_array_elements($1::jsonb) line`;
    this.#current = line;
    this.#done = 0;
  }

  async #flush(): Promise<void> {
    if (this.#batch.length === 0) return;
    await this.#tx.query(this.#insert, [JSON.stringify(this.#batch)]);
    this.#done += this.#batch.length;
    this.#all += this.#batch.length;
    this.#batch = [];
    this.#progress(this.#current.table, this.#done, this.#current.rows);
  }

  async #setSequence({ sequence }: SequenceLine): Promise<void> {
    const { table, column, last, called } = sequence;
    const known = await readSequences(this.#tx);
    const found = known.find((one) => one.table === table && one.column === column);
    if (!found) throw new OperationError(`there is no sequence for ${table}.${column}`);
    await this.#tx.query('select setval($1::regclass, $2::bigint, $3)', [found.name, last, called]);
  }
}
