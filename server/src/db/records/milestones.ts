import type { SqlExecutor } from '../database.ts';

/** When something that an operator relies on last happened; kept among the settings of the database. */
const NAMES = { backup: 'last-backup', webhook: 'last-webhook' } as const;

export type Milestone = keyof typeof NAMES;
/** Null: never, as far as this database knows. */
export type Milestones = Readonly<Record<Milestone, Date | null>>;

export async function noteMilestone(
  sql: SqlExecutor,
  milestone: Milestone,
  at: Date,
): Promise<void> {
  await sql.query(
    `insert into app_settings (name, value, created_at) values ($1, $2, $3)
     on conflict (name) do update set value = excluded.value`,
    [NAMES[milestone], at.toISOString(), at],
  );
}

export async function readMilestones(sql: SqlExecutor): Promise<Milestones> {
  const { rows } = await sql.query<{ name: string; value: string }>(
    'select name, value from app_settings where name = any($1::text[])',
    [Object.values(NAMES)],
  );
  const at = (milestone: Milestone) => {
    const found = rows.find(({ name }) => name === NAMES[milestone]);
    return found ? new Date(found.value) : null;
  };
  return { backup: at('backup'), webhook: at('webhook') };
}
