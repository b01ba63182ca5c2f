/** What sets off each of the alerts that no lost machine sets off, and how it ends. */
import type { Client } from 'pg';
import { askIdentity, visit } from '../../../server/src/test/process/visitor.ts';
import { servingProcess, type WatchedSite } from './watched-sites.ts';

export interface AlertFault {
  alert: string;
  /** How it came about, to read. */
  name: string;
  begin(): Promise<void>;
  /** Again and again until the alert fires. */
  meanwhile(): Promise<void>;
  end(): Promise<void>;
}

const AT_ONCE = 4;
const nothing = async () => {};

/** Each asks for something that was not asked for before, so that no answer is ready. */
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
 * @param database a connection that may do anything to the database of `pair`
 * @param cramped the small disk and the absent mail server; what they lack, they lack from the start
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
      name: 'someone locks a table and goes to lunch',
      begin: run('begin; lock table spots in access exclusive mode'),
      meanwhile: ask,
      end: run('rollback'),
    },
    {
      alert: 'WayfarerJobsStand',
      name: 'jobs cannot be claimed',
      begin: run('begin; select 1 from job_runs for update'),
      meanwhile: nothing,
      end: run('rollback'),
    },
    {
      alert: 'WayfarerProcessStuck',
      name: 'one of two processes on a port stands still',
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
      name: 'the disk has little room',
      begin: nothing,
      meanwhile: nothing,
      end: nothing,
    },
    {
      alert: 'WayfarerMailsWait',
      name: 'the mail server is away',
      begin: () => register(cramped),
      meanwhile: nothing,
      end: nothing,
    },
  ];
}

/** Asks for the mail that proves an address. */
async function register({ port }: WatchedSite): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const idToken = (await visit(origin, 'ada@example.com')).token();
  const { error } = await askIdentity(origin, 'sendOobCode', {
    requestType: 'VERIFY_EMAIL',
    idToken,
  });
  if (error) throw new Error(`no mail was asked for: ${error.code}`);
}
