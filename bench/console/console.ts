/**
 * `npm run bench:console -- [--database=both|pglite|postgres] [--bookings=100000] [--customers=20000]
 * [--messages=10000] [--requests=40]`: measures the console's lists, searches and figures over HTTP with this much data
 * and compares them with their limits. Also measures the cost of the CSV exports.
 */
import { parseArgs } from 'node:util';
import { fillAgency, type Filled, signInAsOwner } from './fill-agency.ts';
import { consoleRequests, tables } from './requests.ts';
import { download } from './download.ts';
import { HttpClient } from '../load/http-client.ts';
import { type Line, lineOf, percentile, say } from '../measure.ts';
import { DATABASES, measureOn } from '../product/databases.ts';
import type { ServerProcess } from '../product/server-process.ts';
import { startProduct } from '../product/start-product.ts';

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
if (!numbers.every((one) => one >= 1) || !DATABASES.test(values.database)) {
  process.stderr.write('--database is both, pglite or postgres; the others are numbers above 0\n');
  process.exit(2);
}

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

/** Requests the paths one after the other. The first few requests only warm up and aren't measured. */
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
      lines.push(lineOf(`${bounds.where}: ${kind}, p${share}`, 'ms', ours, bound));
    }
    lines.push(lineOf(`${bounds.where}: ${kind}, processor`, 'ms', processor));
  }
  client.close();
  for (const { kind, part, path } of tables) {
    const before = await download(product, part, headers);
    const { megabytes, most, seconds } = await download(product, path, headers);
    const what = `${bounds.where}: ${kind} as CSV`;
    lines.push(
      lineOf(`${what}, whole`, 's', seconds),
      lineOf(`${what}, size`, 'MB', megabytes),
      lineOf(`${what}, size of the part before`, 'MB', before.megabytes),
      lineOf(`${what}, peak memory next to the part's`, 'MB', most, before.most),
    );
  }
  return lines;
}

const BOUNDS = {
  PostgreSQL: { list: 100, figures: 150 },
  embedded: { list: 300, figures: 400 },
};

await measureOn(values.database, async (where, env) => {
  const from = performance.now();
  const filled = await fillAgency(env, { bookings, customers, messages });
  say(`${where}: filled in ${Math.round((performance.now() - from) / 1000)} s`);
  const product = await startProduct(env);
  try {
    return await measure(product, filled, { where, ...BOUNDS[where] });
  } finally {
    await product.stop();
  }
});
