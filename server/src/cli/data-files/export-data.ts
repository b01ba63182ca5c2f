import type { Database, SqlTransaction } from '../../db/database.ts';
import type { AppliedMigration } from '../../db/upgrade/migrate.ts';
import {
  LEDGER_TABLE,
  quoted,
  readSequences,
  readTables,
  tableExists,
  type Table,
} from './catalogue.ts';
import { dataHeader, writeDataFile, type DataLine, type RowLine } from './data-file.ts';
import type { PictureStore } from '../../picture-ports.ts';
import { pictureLines } from '../pictures/picture-lines.ts';
import { OperationError } from '../operation-error.ts';
import type { Progress } from '../progress.ts';

const ROWS_AT_A_TIME = 500;

/** The same value always gives the same text, regardless of the server's settings. */
export const EXACT_TEXT = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 3; set local bytea_output = 'hex'`;

/**
 * Writes everything in the database to a file, as of one moment; `asOf` must not be later than that. With a store,
 * picture files are included. Returns the number of rows, and of picture files that the store lacks.
 */
export async function exportData(
  db: Database,
  file: string,
  progress: Progress,
  asOf = new Date(),
  pictures: PictureStore | null = null,
): Promise<{ rows: number; lostFiles: number }> {
  return db.withoutTimeouts(() =>
    db.sql.transaction(async (tx) => {
      await tx.exec('set transaction isolation level repeatable read, read only');
      await tx.exec(EXACT_TEXT);
      if (!(await tableExists(tx, LEDGER_TABLE))) {
        throw new OperationError('the database contains no data of Wayfarer');
      }
      const { rows: migrations } = await tx.query<AppliedMigration>(
        `select component, name, checksum from ${LEDGER_TABLE} order by applied_at, component collate "C", name collate "C"`,
      );
      const written = { rows: 0 };
      const lost = { files: 0 };
      const lines = withPictures(tx, pictures, { progress, written, lost });
      await writeDataFile(file, dataHeader(db.engine, migrations, asOf), lines);
      return { rows: written.rows, lostFiles: lost.files };
    }),
  );
}

async function* withPictures(
  tx: SqlTransaction,
  pictures: PictureStore | null,
  { progress, written, lost }: { progress: Progress; written: { rows: number }; lost: { files: number } }, // prettier-ignore
): AsyncGenerator<DataLine, void, undefined> {
  yield* allLines(tx, progress, written);
  if (pictures) yield* pictureLines(tx, pictures, progress, lost);
}

async function* allLines(
  tx: SqlTransaction,
  progress: Progress,
  written: { rows: number },
): AsyncGenerator<DataLine, void, undefined> {
  const tables = await readTables(tx);
  for (const table of tables) {
    const rows = await countRows(tx, table);
    yield { table: table.name, columns: table.columns.map(({ name }) => name), rows };
    let done = 0;
    for await (const row of tableRows(tx, table)) {
      yield row;
      done += 1;
      written.rows += 1;
      progress(table.name, done, rows);
    }
  }
  for (const { table, column, name } of await readSequences(tx)) {
    const { rows } = await tx.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    const [state] = rows;
    if (state) yield { sequence: { table, column, ...state } };
  }
}

async function countRows(tx: SqlTransaction, { name }: Table): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(`select count(*) as n from ${quoted(name)}`);
  return rows[0]?.n ?? 0;
}

/** In bytewise order of the primary key, so that the same rows always give the same file. */
async function* tableRows(
  tx: SqlTransaction,
  table: Table,
): AsyncGenerator<RowLine, void, undefined> {
  const names = table.columns.map(({ name }) => name);
  const selected = names.map((name) => `${quoted(name)}::text as ${quoted(name)}`).join(', ');
  const order = table.key.length > 0 ? table.key : names;
  const ordered = order.map((name) => orderedBy(table, name)).join(', ');
  const source = `${quoted(table.name)} as source`;
  await tx.exec(
    `declare exported no scroll cursor for select ${selected} from ${source} order by ${ordered}`,
  );
  for (;;) {
    const { rows } = await tx.query<Record<string, string | null>>(
      `fetch ${ROWS_AT_A_TIME} from exported`,
    );
    for (const row of rows) yield names.map((name) => row[name] ?? null);
    if (rows.length < ROWS_AT_A_TIME) break;
  }
  await tx.exec('close exported');
}

function orderedBy(table: Table, name: string): string {
  const type = table.columns.find((column) => column.name === name)?.type;
  const column = `source.${quoted(name)}`;
  if (type === 'json') return `${column}::text collate "C"`; // the type json has no order
  return type === 'text' || type?.startsWith('character') ? `${column} collate "C"` : column;
}
