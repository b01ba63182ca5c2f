import type { SqlExecutor } from '../../db/database.ts';

export interface Table {
  name: string;
  columns: { name: string; type: string }[];
  /** The primary key's columns, in order. */
  key: string[];
}

export interface Sequence {
  table: string;
  column: string;
  /** Quoted for SQL. */
  name: string;
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Belongs to the schema, not to the data. */
export const LEDGER_TABLE = 'schema_migrations';

const NOT_OF_AN_EXTENSION = `not exists (
  select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`;

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
         array_position(i.indkey::int2[], a.attnum) as key
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    and a.attgenerated = '' and ${NOT_OF_AN_EXTENSION}
  order by c.relname collate "C", a.attnum`;

const SEQUENCES = `
  select c.relname as "table", a.attname as "column",
         pg_get_serial_sequence(quote_ident(c.relname), a.attname) as name
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null
  order by c.relname collate "C", a.attnum`;

const FOREIGN_KEYS = `
  select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace
  order by c.relname collate "C", k.conname`;

export const quoted = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;

/** All tables but that of migrations, in the same order everywhere and without generated columns. */
export async function readTables(on: SqlExecutor): Promise<Table[]> {
  interface Row {
    table: string;
    name: string;
    type: string;
    key: number | null;
  }
  const { rows } = await on.query<Row>(COLUMNS);
  const names = [...new Set(rows.map(({ table }) => table))].filter((n) => n !== LEDGER_TABLE);
  return names.map((name) => {
    const columns = rows.filter(({ table }) => table === name);
    const key = columns
      .filter((column) => column.key !== null)
      .sort((a, b) => (a.key ?? 0) - (b.key ?? 0));
    return {
      name,
      columns: columns.map((column) => ({ name: column.name, type: column.type })),
      key: key.map((column) => column.name),
    };
  });
}

export async function readSequences(on: SqlExecutor): Promise<Sequence[]> {
  return (await on.query<Sequence>(SEQUENCES)).rows;
}

export async function readForeignKeys(on: SqlExecutor): Promise<ForeignKey[]> {
  return (await on.query<ForeignKey>(FOREIGN_KEYS)).rows;
}

export async function tableExists(on: SqlExecutor, name: string): Promise<boolean> {
  const { rows } = await on.query<{ there: boolean }>(
    `select to_regclass(quote_ident(current_schema()) || '.' || quote_ident($1)) is not null as there`,
    [name],
  );
  return rows[0]?.there === true;
}
