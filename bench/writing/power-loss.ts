/**
 * `npm run bench:power-loss -- --losses=20 --engine=durable|stock`: simulates power losses of a whole file system, as
 * root on Linux. The embedded database writes to an ext4 image and is frozen; a copy of the image then has the data
 * that reached the device, without the page cache. Exits with status 1 if an acknowledged row is lost or the database
 * can't be opened.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDurable } from '@wayfarer/durable-pglite';
import { readJournal } from '../../durable-pglite/src/test/journal.ts';
import { readAfterwards } from '../../durable-pglite/src/test/power-loss.ts';
import { say } from '../measure.ts';

const WRITER = new URL('../../durable-pglite/src/test/power-writer.ts', import.meta.url).pathname;
const { values } = parseArgs({
  options: {
    losses: { type: 'string', default: '10' },
    engine: { type: 'string', default: 'durable' },
  },
});

const sh = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });
const folder = await mkdtemp(join(tmpdir(), 'wayfarer-power-'));
const [image, copy] = [join(folder, 'disk.img'), join(folder, 'copy.img')];
const [disk, after] = [join(folder, 'disk'), join(folder, 'after')];
const journal = join(folder, 'journal');

/** Writes to the database for a while, then copies the device to `copy`; returns the ids of acknowledged rows. */
async function loseOnce(): Promise<number[]> {
  rmSync(journal, { force: true });
  sh('mount', '-o', 'loop', image, disk);
  const args = ['--import', 'tsx', WRITER, join(disk, 'data'), values.engine, '1000000000'];
  const env = { ...process.env, JOURNAL_FILE: journal };
  const writer = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(writer, 'close');
  try {
    while (!existsSync(journal) && writer.exitCode === null) await pause(20);
    await pause(Math.random() * 4000);
    writer.kill('SIGSTOP');
    // The journal is read before the copy is made, so all rows in it were acknowledged before the copy.
    const acknowledged = readJournal(journal).flatMap((e) =>
      e.op === 'acknowledge' ? [e.id] : [],
    );
    sh('cp', '--sparse=always', image, copy);
    return acknowledged;
  } finally {
    writer.kill('SIGKILL');
    await ended;
    sh('umount', disk);
  }
}

async function findAfterwards(): Promise<Set<number> | string> {
  sh('mount', '-o', 'loop', copy, after);
  try {
    return new Set((await readAfterwards(join(after, 'data'))).ids);
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 300) : String(error);
  } finally {
    sh('umount', after);
  }
}

for (const mountPoint of [disk, after]) mkdirSync(mountPoint);
try {
  sh('truncate', '-s', '600M', image);
  sh('mkfs.ext4', '-q', '-F', image);
  sh('mount', '-o', 'loop', image, disk);
  await (await openDurable({ dataDir: join(disk, 'data') })).close();
  sh('umount', disk);
  const total = { acknowledged: 0, lost: 0, unopened: 0 };
  for (let loss = 1; loss <= Number(values.losses); loss += 1) {
    const acknowledged = await loseOnce();
    const found = await findAfterwards();
    const lost = acknowledged.filter((id) => typeof found === 'string' || !found.has(id)).length;
    total.acknowledged += acknowledged.length;
    total.lost += lost;
    if (typeof found === 'string') total.unopened += 1;
    say(
      `${loss}: ${acknowledged.length} acknowledged, ${lost} lost${typeof found === 'string' ? `, ${found}` : ''}`,
    );
  }
  say(JSON.stringify({ engine: values.engine, losses: Number(values.losses), ...total }));
  if (total.lost + total.unopened > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
