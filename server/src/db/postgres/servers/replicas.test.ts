import type { Spot } from '@wayfarer/contract';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { checkReplicas } from '../../../cli/doctor/check-replication.ts';
import type { Finding } from '../../../cli/doctor/finding.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  createDatabase,
  startPostgres,
  type Postgres,
  type Standby,
} from '../../../test/database/postgres.ts';
import { addSpot, spotInput } from '../../../test/factories.ts';
import type { TestPerson } from '../../../test/people.ts';
import type { Database, NotAtReplica } from '../../database.ts';
import { openPostgres } from '../open-postgres.ts';
import { askPosition, askStanding, type Ask } from './log-position.ts';

const said = ({ state, says }: Finding) => `${state} ${says}`;

/** Two processes on a primary and its replica. */
describe('a DATABASE_READ_URL', () => {
  let primary: Postgres;
  let replica: Standby;
  let urls: { primary: string; replica: string };
  const open: Database[] = [];
  let one: TestApp;
  let other: TestApp;
  let owner: TestPerson;
  let reads: (NotAtReplica | null)[];
  let lines: string[];

  function openBoth(): Database {
    const log = pino({}, { write: (line: string) => lines.push(line) });
    // after a failover, the replica is the primary
    const both = urls.primary.replace(/@([^/]+)/, `@$1,${new URL(urls.replica).host}`);
    const db = openPostgres(both, log, { readUrl: urls.replica });
    db.replicas?.onRead((reason) => reads.push(reason));
    open.push(db);
    return db;
  }

  beforeAll(async () => {
    [reads, lines] = [[], []];
    primary = await startPostgres();
    const url = new URL(await primary.createDatabase());
    replica = await primary.startStandby();
    urls = { primary: url.href, replica: new URL(url.pathname, replica.url).href };
    one = await createTestApp({ db: openBoth() });
    other = await createTestApp({ db: openBoth(), clock: one.clock });
    owner = await one.createTraveler();
  });
  beforeEach(() => {
    [reads, lines] = [[], []];
  });
  afterAll(async () => {
    await other.close();
    await one.close();
    await Promise.all(open.map((db) => db.close()));
    await replica.stop();
    await primary.stop();
  });

  let asked = 0;
  /** No one has searched for this text before, so no cache has its response. */
  async function search(at: TestApp, text: string): Promise<Spot[]> {
    asked += 1;
    const { status, body } = await at.anonymous.get(
      `/allSpots?search=${text}&maxCost=${9000 + asked}`,
    );
    expect(status).toBe(200);
    return body as Spot[];
  }
  const prices = async (at: TestApp, text: string) =>
    (await search(at, text)).map((spot) => spot.average_cost);

  async function untilReadAtReplica(): Promise<void> {
    const lastReason = async () => {
      // an existing word, because unknown words don't reach the database
      await search(one, 'bay');
      return reads.at(-1);
    };
    await expect.poll(lastReason, { timeout: 15_000 }).toBeNull();
  }

  async function atReplica<Row extends object>(statement: string): Promise<Row[]> {
    return ask(urls.replica, (query) => query(statement, [])) as Promise<Row[]>;
  }

  async function ask(url: string, work: (ask: Ask) => Promise<unknown>): Promise<unknown> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const found = await work((text, values) => client.query(text, values));
      return found !== null && typeof found === 'object' && 'rows' in found ? found.rows : found;
    } finally {
      await client.end();
    }
  }

  it('serves reads that are the same for everyone, and nothing else', async () => {
    await addSpot(owner, { spot: 'Copied Bay' });
    await untilReadAtReplica();
    expect(await prices(one, 'copied')).toEqual(['$120']);
    expect(reads.at(-1)).toBeNull();
    const [found] = await atReplica<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where application_name = 'wayfarer' and query like '%spot%'`,
    );
    expect(found?.count).toBeGreaterThan(0);
    const before = reads.length;
    expect((await owner.get('/bookings')).status).toBe(200);
    expect((await owner.get(`/mySpots?email=${owner.email}`)).status).not.toBe(500);
    expect(reads).toHaveLength(before);
  });

  it('can answer all reads that are the same for everyone', async () => {
    const spot = await addSpot(owner, { spot: 'Whole Bay' });
    await untilReadAtReplica();
    const queries: Record<string, string> = {
      '/allSpots/suggestions': '?search=whole',
      '/places': `?ids=${spot._id}`,
    };
    for (const path of one.app.publicReads.keys()) {
      const named = path.replace(':id', spot._id).replace(':page', 'privacy');
      const address = `${named}${queries[path] ?? ''}`;
      reads.length = 0;
      const { status } = await one.anonymous.get(address);
      expect({ address, status, reads }).toEqual({ address, status: 200, reads: [null] });
    }
  });

  it('can’t be written to', async () => {
    const { replicas, orm, estimatedQueueMs } = one.db;
    const work = async (db: object) => {
      const { orm: there } = db as Database;
      return there.execute('delete from users where false');
    };
    const read = replicas?.read({ orm, estimatedQueueMs }, work);
    await expect(read).resolves.toBeDefined();
    expect(reads).toEqual(['failed']);
  });

  it('isn’t read from if it hasn’t replayed a change: the next read shows the change, in every process that knows of it', async () => {
    const spot = await addSpot(owner, { spot: 'Paused Bay', average_cost: '$120' });
    await untilReadAtReplica();
    expect([await prices(one, 'paused'), await prices(other, 'paused')]).toEqual([
      ['$120'],
      ['$120'],
    ]);

    await atReplica('select pg_wal_replay_pause()');
    const shown = new Promise<string[]>((resolve) => {
      void other.db.listen('wayfarer_changed', () => resolve(prices(other, 'paused')));
    });
    const change = spotInput({ spot: 'Paused Bay', average_cost: '$145' });
    reads.length = 0;
    expect((await owner.put(`/allSpots/${spot._id}`, change)).status).toBe(200);
    expect(await prices(one, 'paused')).toEqual(['$145']);
    expect(await shown).toEqual(['$145']);
    expect(await prices(one, 'paused')).toEqual(['$145']);
    expect(new Set(reads)).toEqual(new Set(['behind']));
    const [finding] = await checkReplicas(urls.replica, one.db.sql);
    expect(finding?.says).toMatch(/is \d+ kB of the log behind: reads go to the primary instead$/);

    await atReplica('select pg_wal_replay_resume()');
    await untilReadAtReplica();
    expect(await prices(one, 'paused')).toEqual(['$145']);
    expect(reads.at(-1)).toBeNull();
  });

  it('is recognized by its system, its timeline and whether it follows', async () => {
    const position = await askPosition((text) => one.db.sql.query(text));
    const standing = (change: object, url = urls.replica) =>
      ask(url, (query) => askStanding(query, { ...position, ...change }));
    await expect.poll(() => standing({})).toBe('current');
    expect(await standing({ lsn: 'FFFF/0' })).toBe('behind');
    expect(await standing({ timeline: position.timeline + 1 })).toBe('behind');
    expect(await standing({ system: '1' })).toBe('stranger');
    expect(await standing({ database: 'postgres' })).toBe('stranger');
    expect(await standing({}, urls.primary)).toBe('primary');
    const check = async (url: string) => (await checkReplicas(url, one.db.sql)).map(said);
    expect(await check(urls.replica)).toEqual([
      expect.stringMatching(/^ok \S+ follows, less than/),
    ]);
    expect(await check(urls.primary)).toEqual([expect.stringMatching(/^ok \S+ is a primary/)]);
    expect(await check(inject('postgresUrl'))).toEqual([
      expect.stringMatching(/^warning \S+ is not a copy of this database/),
    ]);
  });

  it('isn’t read from if it belongs to other servers', async () => {
    const readUrl = await createDatabase(inject('postgresUrl'));
    const db = openPostgres(urls.primary, pino({ level: 'silent' }), { readUrl });
    db.replicas?.onRead((reason) => reads.push(reason));
    const world = await createTestApp({ db, clock: one.clock });
    reads.length = 0;
    expect(await prices(world, 'copied')).toEqual(['$120']);
    expect(reads).toEqual(['away']);
    await world.close();
    await db.close();
  });

  it('costs no read if it dies, and is used again when it is back', async () => {
    await untilReadAtReplica();
    await replica.stop();
    reads.length = 0;
    for (let count = 0; count < 5; count += 1) {
      expect(await prices(one, 'copied')).toEqual(['$120']);
    }
    expect(reads).toEqual(['away', 'away', 'away', 'away', 'away']);
    const told = () => lines.filter((line) => line.includes('a replica cannot be read from'));
    await expect.poll(told).toHaveLength(1);
    const [finding] = await checkReplicas(urls.replica, one.db.sql);
    expect(finding?.says).toMatch(
      /cannot be used \(.*ECONNREFUSED.*\): reads go to the primary instead$/,
    );
    await replica.resume();
    await untilReadAtReplica();
    expect(lines.join()).toContain('the replica can be read from again');
    expect(told()).toHaveLength(1);
  });

  it('becomes the primary if it takes over: reads continue there, including changes', async () => {
    await untilReadAtReplica();
    await primary.halt();
    await atReplica('select pg_promote()');
    await expect
      .poll(async () => (await one.app.inject('/readyz')).statusCode, { timeout: 20_000 })
      .toBe(200);
    expect(await prices(one, 'copied')).toEqual(['$120']);
    await addSpot(owner, { spot: 'Promoted Bay' });
    expect(await prices(one, 'promoted')).toEqual(['$120']);
    expect(reads.at(-1)).toBe('away');
  });
});
