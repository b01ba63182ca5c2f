/**
 * `npm run bench -- [--rounds=5] [--database=both|pglite|postgres]`: how far the product is from the
 * work that cannot be left out. Both are measured in turns in the same run, so ratios can be compared
 * between machines; the numbers themselves cannot.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/src/test/postgres.ts';
import { openBareTables } from './bare-tables.ts';
import { compare, type Line, printTable } from './measure.ts';
import { startServer } from './server-process.ts';
import { benchServing } from './serving.ts';
import { startProduct } from './start-product.ts';
import { benchSignIn, benchWriting } from './writing.ts';

const REFERENCE = fileURLToPath(new URL('reference-server.mjs', import.meta.url));
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    database: { type: 'string', default: 'both' },
  },
});
const rounds = Number(values.rounds);
if (!(rounds >= 1) || !/^(?:both|pglite|postgres)$/.test(values.database)) {
  process.stderr.write('--rounds is a number, --database both, pglite or postgres\n');
  process.exit(2);
}
const wanted = (engine: string) => values.database === 'both' || values.database === engine;
const say = (line: string) => void process.stdout.write(`${line}\n`);
const dir = await mkdtemp(join(tmpdir(), 'wayfarer-bench-'));

async function embedded(): Promise<Line[]> {
  say('embedded database: first start');
  const database = { DATA_DIR: join(dir, 'data') };
  const first = await startProduct(database);
  await first.stop();
  say('starting again, beside a bare server');
  const bare = async () => {
    const server = await startServer(REFERENCE, { args: [], says: /^(\d+)$/m });
    const seen = [server.startedInMs, server.memory()] as const;
    await server.stop();
    return seen;
  };
  const memory: number[] = [];
  const starting = await compare(
    'start again',
    'ms',
    Math.min(rounds, 3),
    async () => {
      const product = await startProduct(database);
      await product.stop();
      return product.startedInMs;
    },
    async () => {
      const [ms, megabytes] = await bare();
      memory.push(megabytes);
      return ms;
    },
  );
  const lines = [starting];
  const product = await startProduct(database);
  const [bareMemory = Number.NaN] = memory;
  const idle = product.memory();
  say('pages and lists');
  lines.push(...(await benchServing(product, dir, rounds)));
  say('bookings and payments');
  const tables = await openBareTables({ dir: join(dir, 'bare') });
  lines.push(...(await benchWriting('embedded', product.port, tables, rounds)));
  await tables.close();
  say('signing in');
  lines.push(await benchSignIn(product.port, rounds));
  const after = product.memory();
  const ratio = (value: number) => value / bareMemory;
  lines.push(
    {
      what: 'memory after the start',
      unit: 'MB',
      ours: idle,
      reference: bareMemory,
      ratio: ratio(idle),
    },
    {
      what: 'memory after all this',
      unit: 'MB',
      ours: after,
      reference: bareMemory,
      ratio: ratio(after),
    },
  );
  await product.stop();
  lines.unshift({
    what: 'first start',
    unit: 'ms',
    ours: first.startedInMs,
    reference: starting.reference,
    ratio: first.startedInMs / starting.reference,
  });
  return lines;
}

async function onPostgres(): Promise<Line[]> {
  say('PostgreSQL: bookings and payments');
  const postgres = await startPostgres();
  try {
    const [own, bare] = [await postgres.createDatabase(), await postgres.createDatabase()];
    const product = await startProduct({ DATABASE_URL: own });
    const tables = await openBareTables({ dir, databaseUrl: bare });
    const lines = await benchWriting('PostgreSQL', product.port, tables, rounds);
    await tables.close();
    await product.stop();
    return lines;
  } finally {
    await postgres.stop();
  }
}

try {
  const lines = [
    ...(wanted('pglite') ? await embedded() : []),
    ...(wanted('postgres') ? await onPostgres() : []),
  ];
  say(`\nMedians of ${rounds} rounds in turns. For ms and MB less is better, else more.\n`);
  say(printTable(lines));
} finally {
  await rm(dir, { recursive: true, force: true });
}
