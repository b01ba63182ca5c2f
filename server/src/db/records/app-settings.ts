import { eq } from 'drizzle-orm';
import type { Clock } from '../../ports.ts';
import type { Executor, SqlExecutor } from '../database.ts';
import { appSettings } from '../tables.ts';

/** Generates a value once for all processes on the database, and returns the stored one. */
export async function generateAppSettingOnce(
  db: Executor,
  clock: Clock,
  name: string,
  generate: () => string,
): Promise<string> {
  await db
    .insert(appSettings)
    .values({ name, value: generate(), createdAt: clock.now() })
    .onConflictDoNothing();
  const [row] = await db.select().from(appSettings).where(eq(appSettings.name, name));
  if (!row) throw new Error(`the setting ${name} was not stored`);
  return row.value;
}

export async function findAppSettings(
  sql: SqlExecutor,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql.query<{ name: string; value: string }>(
    'select name, value from app_settings where name = any($1::text[])',
    [names],
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export async function putAppSetting(
  sql: SqlExecutor,
  name: string,
  value: string,
  now: Date,
): Promise<void> {
  await sql.query(
    `insert into app_settings (name, value, created_at) values ($1, $2, $3)
     on conflict (name) do update set value = excluded.value`,
    [name, value, now],
  );
}
