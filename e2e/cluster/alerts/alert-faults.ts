/** Faults for the alerts that losing a machine doesn't trigger. Each fault has a way to end it. */
import type { Client } from 'pg';
import { askIdentity, visit } from '../../../server/src/test/process/visitor.ts';
import { servingProcess, type WatchedSite } from './watched-sites.ts';

export interface AlertFault {
  alert: string;
  /** The name of the cause, for the report. */
  name: string;
  begin(): Promise<void>;
  /** Called repeatedly until the alert fires. */
  meanwhile(): Promise<void>;
  end(): Promise<void>;
}

const AT_ONCE = 4;
const nothing = async () => {};

/** Requests pages that no other call has requested, so that no response comes from a cache. */
function lookUp({ port }: WatchedSite) {
  let asked = 0;
  return async () => {
    const all = Array.from({ length: AT_ONCE }, () => {
      asked += 1;
      return fetch(`http://127.0.0.1:${port}/api/allSpots/nowhere-${asked}`);
    });
    await Promise.all(all);
  };
}

/**
 * @param database a superuser connection to the database of `pair`
 * @param cramped the site with a small disk and without a mail server, from the start
 */
export function alertFaults(
  pair: WatchedSite,
  cramped: WatchedSite | null,
  database: Client,
): AlertFault[] {
  const run = (sql: string) => async () => void (await database.query(sql));
  const ask = lookUp(pair);
  const stuck = servingProcess(pair);
  const onPair: AlertFault[] = [
    {
      alert: 'WayfarerErrors',
      name: 'someone renames a column by hand',
      begin: run('alter table spots rename column country to country_of_before'),
      meanwhile: ask,
      end: run('alter table spots rename column country_of_before to country'),
    },
    {
      alert: 'WayfarerSlow',
      name: 'someone locks a table and forgets it',
      begin: run('begin; lock table spots in access exclusive mode'),
      meanwhile: ask,
      end: run('rollback'),
    },
    {
      alert: 'WayfarerJobsStand',
      name: 'jobs can’t be claimed',
      begin: run('begin; select 1 from job_runs for update'),
      meanwhile: nothing,
      end: run('rollback'),
    },
    {
      alert: 'WayfarerProcessStuck',
      name: 'one of two processes on a port is frozen',
      begin: async () => void process.kill(stuck, 'SIGSTOP'),
      meanwhile: nothing,
      end: async () => void process.kill(stuck, 'SIGCONT'),
    },
  ];
  if (!cramped) return onPair;
  return [
    ...onPair,
    {
      alert: 'WayfarerDiskFull',
      name: 'the disk is almost full',
      begin: nothing,
      meanwhile: nothing,
      end: nothing,
    },
    {
      alert: 'WayfarerMailsWait',
      name: 'the mail server is unreachable',
      begin: () => register(cramped),
      meanwhile: nothing,
      end: nothing,
    },
  ];
}

/** Requests an email that verifies an address. */
async function register({ port }: WatchedSite): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const idToken = (await visit(origin, 'ada@example.com')).token();
  const { error } = await askIdentity(origin, 'sendOobCode', {
    requestType: 'VERIFY_EMAIL',
    idToken,
  });
  if (error) throw new Error(`the email could not be requested: ${error.code}`);
}
