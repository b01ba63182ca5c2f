import type { SqlExecutor } from './sql.ts';

/** The table of a type of object, or a query in parentheses that adds columns to a table. */
type Source = string;

/** `lock` prevents other changes to the row until the transaction ends. */
export type Lock = 'lock' | 'read';

/** Columns that never change after a row is inserted. */
const FIXED: ReadonlySet<string> = new Set(['id', 'seq', 'created_at']);

/** Objects and arrays are stored as JSON. */
const isJson = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Date);
const stored = (value: unknown) => (isJson(value) ? JSON.stringify(value) : value);
const cast = (value: unknown) => (isJson(value) ? '::jsonb' : '');

/** Inserts a row whose keys are the table's columns. */
export async function insertRow(tx: SqlExecutor, table: Source, row: object): Promise<void> {
  const values = Object.values(row);
  await tx.query(
    `insert into ${table} (${Object.keys(row).join(', ')})
     values (${values.map((value, at) => `$${at + 1}${cast(value)}`).join(', ')})`,
    values.map(stored),
  );
}

/** Updates a row to the given values. The caller must have locked it. */
export async function updateRow(
  tx: SqlExecutor,
  table: Source,
  id: string,
  values: object,
): Promise<void> {
  const changes = Object.entries(values).filter(([column]) => !FIXED.has(column));
  const set = changes.map(([column, value], at) => `${column} = $${at + 2}${cast(value)}`);
  await tx.query(`update ${table} set ${set.join(', ')} where id = $1`, [
    id,
    ...changes.map(([, value]) => stored(value)),
  ]);
}

/** The row with an id. */
export async function findRow<Row>(
  tx: SqlExecutor,
  source: Source,
  id: string,
  lock: Lock = 'read',
): Promise<Row | undefined> {
  const { rows } = await tx.query<Row>(
    `select * from ${source} t where id = $1${lock === 'lock' ? ' for update' : ''}`,
    [id],
  );
  return rows[0];
}
