/**
 * `npm run bench:console -- [--database=both|pglite|postgres] [--bookings=100000] [--customers=20000]
 * [--messages=10000] [--requests=40]`: measures the console's lists, searches and figures over HTTP
 * with this much data, next to their limits, and the cost of the CSV exports.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/src/test/database/postgres.ts';
import { fillAgency, type Filled, signInAsOwner } from './console/fill-agency.ts';
import { consoleRequests, tables } from './console/requests.ts';
import { download } from './console/download.ts';
import { HttpClient } from './load/http-client.ts';
import { type Line, percentile, printTable } from './measure.ts';
import type { ServerProcess } from './product/server-process.ts';
import { startProduct } from './product/start-product.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'both' },
    bookings: { type: 'string', default: '100000' },
    customers: { type: 'string', default: '20000' },
    messages: { type: 'string', default: '10000' },
    requests: { type: 'string', default: '40' },
  },
});
const numbers = [values.bookings, values.customers, values.messages, values.requests].map(Number);
const [bookings = 0, customers = 0, messages = 0, requests = 0] = numbers;
if (!numbers.every((one) => one >= 1) || !/^(?:both|pglite|postgres)$/.test(values.database)) {
  process.stderr.write('--database is both, pglite or postgres; the others are numbers above 0\n');
  process.exit(2);
}
const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Bounds {
  where: string;
  list: number;
  figures: number;
}

interface Call {
  product: ServerProcess;
  client: HttpClient;
  headers: Record<string, string>;
}

/** Requests the paths one after the other; the first few only warm up. */
async function timesOf({ client, headers, product }: Call, paths: readonly string[]) {
  const warm = Math.min(3, paths.length - 1);
  const times: number[] = [];
  let before = product.processorMs();
  for (const [index, path] of paths.entries()) {
    if (index === warm) before = product.processorMs();
    const from = performance.now();
    const { body, status } = await client.send({ method: 'GET', path, headers });
    if (index >= warm) times.push(performance.now() - from);
    if (status !== 200) throw new Error(`${path} returned ${status} ${body.toString()}`);
  }
  return { times, processor: (product.processorMs() - before) / times.length };
}

async function measure(product: ServerProcess, filled: Filled, bounds: Bounds): Promise<Line[]> {
  const client = new HttpClient(product.port, 1);
  const headers = { authorization: `Bearer ${await signInAsOwner(client)}` };
  const lines: Line[] = [];
  for (const { kind, paths, what } of consoleRequests(filled, requests)) {
    const { processor, times } = await timesOf({ client, headers, product }, paths);
    const bound = bounds[what];
    for (const share of [50, 95]) {
      const ours = percentile(times, share / 100);
      lines.push({ what: `${bounds.where}: ${kind}, p${share}`, unit: 'ms', ours, reference: bound, ratio: ours / bound }); // prettier-ignore
    }
    const none = { reference: Number.NaN, ratio: Number.NaN };
    lines.push({
      what: `${bounds.where}: ${kind}, processor`,
      unit: 'ms',
      ours: processor,
      ...none,
    });
  }
  client.close();
  for (const { kind, part, path } of tables) {
    const before = await download(product, part, headers);
    const { megabytes, most, seconds } = await download(product, path, headers);
    const what = `${bounds.where}: ${kind} as CSV`;
    const none = { reference: Number.NaN, ratio: Number.NaN };
    lines.push(
      { what: `${what}, whole`, unit: 's', ours: seconds, ...none },
      { what: `${what}, size`, unit: 'MB', ours: megabytes, ...none },
      { what: `${what}, size of the part before`, unit: 'MB', ours: before.megabytes, ...none },
      {
        what: `${what}, peak memory next to the part's`,
        unit: 'MB',
        ours: most,
        reference: before.most,
        ratio: most / before.most,
      },
    );
  }
  return lines;
}

async function on(env: Record<string, string>, bounds: Bounds): Promise<Line[]> {
  const from = performance.now();
  const filled = await fillAgency(env, { bookings, customers, messages });
  say(`${bounds.where}: filled in ${Math.round((performance.now() - from) / 1000)} s`);
  const product = await startProduct(env);
  try {
    return await measure(product, filled, bounds);
  } finally {
    await product.stop();
  }
}

const dir = await mkdtemp(join(tmpdir(), 'wayfarer-bench-console-'));
const lines: Line[] = [];
try {
  if (values.database !== 'pglite') {
    const postgres = await startPostgres();
    try {
      const env = { DATABASE_URL: await postgres.createDatabase() };
      lines.push(...(await on(env, { where: 'PostgreSQL', list: 100, figures: 150 })));
    } finally {
      await postgres.stop();
    }
  }
  if (values.database !== 'postgres') {
    const env = { DATA_DIR: join(dir, 'data') };
    lines.push(...(await on(env, { where: 'embedded', list: 300, figures: 400 })));
  }
  say(printTable(lines));
} finally {
  await rm(dir, { recursive: true, force: true });
}
