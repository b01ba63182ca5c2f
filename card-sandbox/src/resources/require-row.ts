import { notFound } from '../protocol/api-error.ts';
import { findRow, type Lock } from '../rows.ts';
import type { SqlExecutor } from '../sql.ts';

/**
 * Like `findRow`, but throws `resource_missing` if there is no row. `kind` is the API's name for this type of object.
 */
export async function requireRow<Row>(
  tx: SqlExecutor,
  source: string,
  kind: string,
  id: string,
  lock: Lock = 'read',
): Promise<Row> {
  const row = await findRow<Row>(tx, source, id, lock);
  if (row === undefined) throw notFound(kind, id);
  return row;
}
