/**
 * `npm run bench:cached -- [--rounds=7]`: runs only the part of `npm run bench` about cached pages and lists. It
 * measures rates, and the server's processor time for a response, which varies less.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../measure.ts';
import { startProduct } from '../product/start-product.ts';
import { benchServing } from './serving.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const rounds = Number(values.rounds);
if (!(rounds >= 1)) {
  process.stderr.write('--rounds is a number\n');
  process.exit(2);
}
const dir = await mkdtemp(join(tmpdir(), 'wayfarer-bench-'));
const product = await startProduct({ DATA_DIR: join(dir, 'data') });
try {
  process.stdout.write(`${printTable(await benchServing(product, dir, rounds))}\n`);
} finally {
  await product.stop();
  await rm(dir, { recursive: true, force: true });
}
