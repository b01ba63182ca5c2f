import { databaseHosts } from '../../config/database-hosts.ts';
import type { SqlExecutor } from '../../db/database.ts';
import { isReachable } from '../../db/postgres/follow-primary.ts';
import { ok, warning, type Finding } from './finding.ts';

const ABOUT = 'replication';

/** Several servers: does each answer, and does none forget what it has acknowledged when it fails? */
export async function checkReplication(url: string, on: SqlExecutor): Promise<Finding[]> {
  const servers = databaseHosts(url);
  if (servers.length === 1) return [];
  const { rows } = await on.query<{ standbys: string; commit: string }>(
    `select current_setting('synchronous_standby_names') as standbys,
       current_setting('synchronous_commit') as commit`,
  );
  const [state] = rows;
  const waits =
    state !== undefined && state.standbys !== '' && !['off', 'local'].includes(state.commit);
  const answers = await Promise.all(servers.map(isReachable));
  const silent = servers.filter((_, index) => answers[index] === false);
  return [
    waits
      ? ok(ABOUT, 'a booking is acknowledged once a second server has it')
      : warning(
          ABOUT,
          'the primary waits for no other server: what it acknowledged last is lost when it fails',
          'let PostgreSQL replicate synchronously (Patroni: synchronous_mode: true)',
        ),
    ...silent.map((one) =>
      warning(
        ABOUT,
        `${new URL(one).host} does not answer: nothing may take over when the primary fails`,
        'start it, or take it out of DATABASE_URL',
      ),
    ),
  ];
}
