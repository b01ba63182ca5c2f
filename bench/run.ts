/**
 * `npm run bench -- [--rounds=5] [--database=both|pglite|postgres] [--spots=1000000] [--embedded-spots=100000]` (0
 * leaves out the large catalog): compares the product with the minimal implementation of each task. Both are measured
 * alternately in the same run, so ratios can be compared between machines; the numbers themselves can't.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/src/test/database/postgres.ts';
import { benchFirstRender } from './serving/first-render.ts';
import { openBaseline } from './writing/baseline.ts';
import { benchLighthouse } from './lighthouse/lighthouse.ts';
import { type Line, printTable, say } from './measure.ts';
import { benchSearchEmbedded, benchSearchOnPostgres } from './serving/search.ts';
import { benchServing } from './serving/serving.ts';
import { startProduct } from './product/start-product.ts';
import { benchStarting } from './serving/starting.ts';
import { benchSignIn, benchWriting } from './writing/writing.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    database: { type: 'string', default: 'both' },
    spots: { type: 'string', default: '1000000' },
    'embedded-spots': { type: 'string', default: '100000' },
  },
});
const rounds = Number(values.rounds);
if (!(rounds >= 1) || !/^(?:both|pglite|postgres)$/.test(values.database)) {
  process.stderr.write('--rounds is a number, --database is both, pglite or postgres\n');
  process.exit(2);
}
const wanted = (engine: string) => values.database === 'both' || values.database === engine;
const [spots, embeddedSpots] = [Number(values.spots), Number(values['embedded-spots'])];
const dir = await mkdtemp(join(tmpdir(), 'wayfarer-bench-'));

async function embedded(): Promise<Line[]> {
  const database = { DATA_DIR: join(dir, 'data') };
  say('embedded database: starts, next to a bare server');
  const { lines, memoryLine } = await benchStarting(database, Math.min(rounds, 3));
  const product = await startProduct(database);
  const atRest = memoryLine('memory after the start', product);
  say('pages and lists');
  lines.push(...(await benchServing(product, dir, rounds)));
  say('bookings and payments');
  const tables = await openBaseline({ dir: join(dir, 'bare') });
  lines.push(...(await benchWriting('embedded', product.port, tables, rounds)));
  await tables.close();
  say('signing in');
  lines.push(await benchSignIn(product.port, rounds));
  lines.push(atRest, memoryLine('memory after the benchmarks', product));
  await product.stop();
  return lines;
}

async function onPostgres(): Promise<Line[]> {
  say('PostgreSQL: bookings and payments');
  const postgres = await startPostgres();
  try {
    const [own, bare] = [await postgres.createDatabase(), await postgres.createDatabase()];
    const product = await startProduct({ DATABASE_URL: own });
    const tables = await openBaseline({ dir, databaseUrl: bare });
    const lines = await benchWriting('PostgreSQL', product.port, tables, rounds);
    await tables.close();
    await product.stop();
    return lines;
  } finally {
    await postgres.stop();
  }
}

/** The sections of the table, in order. Each returns its rows. */
const sections: readonly (() => Promise<Line[]>)[] = [
  ...(wanted('pglite')
    ? [embedded, () => benchFirstRender(rounds), () => benchLighthouse(dir, rounds)]
    : []),
  ...(wanted('postgres') ? [onPostgres] : []),
  ...(wanted('pglite') && embeddedSpots > 0 ? [() => benchSearchEmbedded(dir, embeddedSpots)] : []),
  ...(wanted('postgres') && spots > 0 ? [() => benchSearchOnPostgres(spots)] : []),
];

try {
  const lines: Line[] = [];
  for (const section of sections) lines.push(...(await section()));
  say(
    `\nMedians of ${rounds} alternating rounds. For ms, MB and µs less is better, otherwise more.`,
  );
  say('The product runs with default settings: one process, a log line per request (in a file),');
  say('metrics on. The bare server writes the same log line.\n');
  say(printTable(lines));
} finally {
  await rm(dir, { recursive: true, force: true });
}
