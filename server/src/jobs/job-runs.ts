import type { SqlExecutor } from '../db/database.ts';

// Claims a job's run, if it is due. All processes use the database's clock. A stored time that is further away than the
// interval is ignored, because another clock or interval made it.
const TAKE = `
  insert into job_runs (name, next_at) values ($1, now() + $2 * interval '1 millisecond')
  on conflict (name) do update set next_at = excluded.next_at
  where job_runs.next_at <= now() or job_runs.next_at > excluded.next_at`;
const WAIT = `
  select extract(epoch from next_at - now())::double precision * 1000 as ms from job_runs where name = $1`;

/**
 * Claims a job's run, which is due once per `everyMs` across all processes.
 * @returns 0, or the milliseconds until the next run
 */
export async function claimRun(sql: SqlExecutor, name: string, everyMs: number): Promise<number> {
  const { rowCount } = await sql.query(TAKE, [name, everyMs]);
  if (rowCount > 0) return 0;
  const { rows } = await sql.query<{ ms: number }>(WAIT, [name]);
  return Math.max(1, rows[0]?.ms ?? 1);
}
