/**
 * `npm run bench:replicas -- [--spots=100000] [--of-each=150] [--rounds=3]`: measures how much processor time a replica
 * saves the primary when a large catalog is searched and changes every second. Each round sends the same requests with
 * and without a replica; none of them is cached.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openPostgres } from '../../server/src/db/postgres/open-postgres.ts';
import { noLog } from '../../server/src/cli/no-log.ts';
import { announceInvalidation } from '../../server/src/http/cache/cache-invalidation.ts';
import { startPostgres } from '../../server/src/test/database/postgres.ts';
import { HttpClient } from './http-client.ts';
import { treeProcessorMs } from '../product/process-tree.ts';
import { METRICS_TOKEN, startProduct } from '../product/start-product.ts';
import { fill } from '../serving/search.ts';
import { requests } from '../serving/search-requests.ts';

const VISITORS = 4;
const CHANGE_MS = 1000;

const { values } = parseArgs({
  options: {
    spots: { type: 'string', default: '100000' },
    'of-each': { type: 'string', default: '150' },
    rounds: { type: 'string', default: '3' },
  },
});
const [spots = 0, ofEach = 0, rounds = 0] = [values.spots, values['of-each'], values.rounds].map(
  Number,
);

interface Round {
  /** The primary's processor time per search, in ms. */
  primaryMs: number;
  perSecond: number;
  /** The product's metrics that count reads by database server. */
  reads: string[];
}

const postgres = await startPostgres();
const url = await postgres.createDatabase();
const filling = openPostgres(url, noLog);
await fill(filling, spots);
await filling.sql.outsideTransaction?.(['vacuum analyze']);
await filling.close();
const standby = await postgres.startStandby();
const readUrl = new URL(new URL(url).pathname, standby.url).href;

async function round(env: Record<string, string>): Promise<Round> {
  const product = await startProduct({ DATABASE_URL: url, SEED: 'none', ...env });
  const client = new HttpClient(product.port, VISITORS);
  const db = openPostgres(url, noLog, { name: 'bench' });
  const over = new AbortController();
  const changing = change();
  async function change(): Promise<void> {
    while (!over.signal.aborted) {
      await db.sql.query(`update spots set visitors = visitors + 1
        where id = (select id from spots limit 1)`);
      await announceInvalidation(db, 'spots');
      await wait(CHANGE_MS);
    }
  }
  const left = requests(ofEach);
  const count = left.length;
  const [from, since] = [treeProcessorMs(postgres.pid), performance.now()];
  const visit = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { status } = await client.send({ method: 'GET', path: next.path });
      if (status !== 200) throw new Error(`${next.path} returned ${status}`);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  const seconds = (performance.now() - since) / 1000;
  const spent = treeProcessorMs(postgres.pid) - from;
  over.abort();
  await changing;
  const authorization = `Bearer ${METRICS_TOKEN}`;
  const { body } = await client.send({
    method: 'GET',
    path: '/metrics',
    headers: { authorization },
  });
  const reads = body.toString().match(/^wayfarer_public_reads_total.*$/gm) ?? [];
  client.close();
  await db.close();
  await product.stop();
  return { primaryMs: spent / count, perSecond: count / seconds, reads };
}

const say = (name: string, { perSecond, primaryMs, reads }: Round) =>
  process.stdout.write(
    `${name}: ${primaryMs.toFixed(2)} ms of the primary's processor time per search, ${perSecond.toFixed(0)} searches/s\n${reads.map((line) => `  ${line}\n`).join('')}`,
  );
try {
  for (let number = 1; number <= rounds; number += 1) {
    say('without a replica', await round({}));
    say('with a replica', await round({ DATABASE_READ_URL: readUrl }));
  }
} finally {
  await standby.stop();
  await postgres.stop();
}
