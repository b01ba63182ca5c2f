import type { SqlTransaction } from '../../db/database.ts';
import { quoted } from './catalogue.ts';

const INDEXES = `
  select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = current_schema()::regnamespace
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by c.relname collate "C"`;

/**
 * Drops indexes that don't belong to a constraint, and returns the statements that create them again. Building an index
 * over a full table is much faster than updating it row by row.
 */
export async function dropIndexes(tx: SqlTransaction): Promise<string[]> {
  const { rows } = await tx.query<{ name: string; definition: string }>(INDEXES);
  for (const { name } of rows) await tx.exec(`drop index ${quoted(name)}`);
  return rows.map(({ definition }) => definition);
}
