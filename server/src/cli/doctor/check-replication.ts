import { setTimeout } from 'node:timers/promises';
import { databaseHosts } from '../../config/database-hosts.ts';
import type { SqlExecutor } from '../../db/database.ts';
import { isReachable, withProbe } from '../../db/postgres/servers/follow-primary.ts';
import {
  askPosition,
  askStanding,
  type Ask,
  type LogPosition,
} from '../../db/postgres/servers/log-position.ts';
import { ok, reasonOf, warning, type Finding } from './finding.ts';

const ABOUT = 'replication';
/** Milliseconds of delay above which a replica is of little use. */
const LAG_MS = 2000;
const LOOK_AGAIN_MS = 50;

/** Checks that each server answers, and that a failover loses nothing that was acknowledged. */
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
          'the primary waits for no other server: if it fails, the last acknowledged changes are lost',
          'let PostgreSQL replicate synchronously (Patroni: synchronous_mode: true)',
        ),
    ...silent.map((one) =>
      warning(
        ABOUT,
        `${new URL(one).host} does not answer: it can't take over if the primary fails`,
        'start it, or take it out of DATABASE_URL',
      ),
    ),
  ];
}

/** Checks that each replica answers, follows this primary, and isn't far behind. */
export async function checkReplicas(url: string, on: SqlExecutor): Promise<Finding[]> {
  const now = await askPosition((text) => on.query(text));
  // only written changes can have been replicated
  const { rows } = await on.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
  const written = { ...now, ...rows[0] };
  return Promise.all(databaseHosts(url).map((one) => checkReplica(one, written)));
}

async function checkReplica(url: string, position: LogPosition): Promise<Finding> {
  const { host } = new URL(url);
  const unread = (says: string, remedy: string) =>
    warning(ABOUT, `${host} ${says}: reads go to the primary instead`, remedy);
  try {
    return await withProbe(url, async (client) => {
      const ask: Ask = (text, values) => client.query(text, values);
      const began = performance.now();
      const waited = () => performance.now() - began;
      let standing = await askStanding(ask, position);
      while (standing === 'behind' && waited() < LAG_MS) {
        await setTimeout(LOOK_AGAIN_MS);
        standing = await askStanding(ask, position);
      }
      if (standing === 'current')
        return ok(ABOUT, `${host} follows, less than ${Math.ceil(waited() / 100) / 10} s behind`);
      if (standing === 'primary')
        return ok(ABOUT, `${host} is a primary, and no public reads go there`);
      return standing === 'stranger'
        ? unread('is not a copy of this database', 'correct DATABASE_READ_URL')
        : unread(await behind(ask, position), BEHIND_REMEDY);
    });
  } catch (error) {
    const remedy = 'start it, or take it out of DATABASE_READ_URL';
    return unread(`cannot be used (${reasonOf(error)})`, remedy);
  }
}

const BEHIND_REMEDY =
  'look at pg_stat_replication on the primary and at the log of the replica; after a failover it is used again from its next checkpoint';

async function behind(ask: Ask, { lsn }: LogPosition): Promise<string> {
  const text = 'select pg_wal_lsn_diff($1, pg_last_wal_replay_lsn())::float8 as bytes';
  const [found] = (await ask(text, [lsn])).rows as { bytes: number | null }[];
  const bytes = Math.max(0, found?.bytes ?? 0);
  return bytes > 0
    ? `is ${Math.ceil(bytes / 1024)} kB of the log behind`
    : 'has not confirmed that it follows the current primary';
}
