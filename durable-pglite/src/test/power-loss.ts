/**
 * Runs the power writer, loses power at a time selected by the seed, and leaves the files as they are on the disk then.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { DiskModel } from './disk-model.ts';
import { QUICK_NODE } from './child.ts';
import { readJournal, type JournalEntry } from './journal.ts';

const run = promisify(execFile);
const script = (name: string) => path.join(import.meta.dirname, name);

interface Found {
  ids: number[];
  tally: number;
}

/** Runs the writer without waiting for syncs, which only need to be recorded. */
async function runWriter(dataDir: string, args: string[], env: NodeJS.ProcessEnv): Promise<Found> {
  const preload = ['--import', 'tsx', '--import', script('preload-journal.mjs')];
  const { stdout } = await run(
    process.execPath,
    [...QUICK_NODE, ...preload, script('power-writer.ts'), dataDir, ...args],
    { env: { ...process.env, JOURNAL_ROOT: path.join(dataDir, 'pgdata'), ...env } },
  );
  return JSON.parse(stdout) as Found;
}

/** The content of the database after recovery. Also checks the heap and the indexes. */
export function readAfterwards(dataDir: string): Promise<Found> {
  return runWriter(dataDir, [], {});
}

interface Run {
  found: Found;
  journal: JournalEntry[];
  /** The directory with the cluster as it was on disk before the run. */
  before: string;
}

/** Opens the database, writes, and ends without closing it. */
export async function writeUnderJournal(
  dataDir: string,
  engine: 'durable' | 'stock',
  count: number,
): Promise<Run> {
  const cluster = path.join(dataDir, 'pgdata');
  const before = `${dataDir}.before`;
  fs.rmSync(before, { recursive: true, force: true });
  fs.cpSync(cluster, before, { recursive: true });
  const journal = `${dataDir}.journal`;
  fs.rmSync(journal, { force: true });
  const found = await runWriter(dataDir, [engine, String(count)], { JOURNAL_FILE: journal });
  return { found, journal: readJournal(journal), before };
}

interface PowerLoss {
  /** The numbers of the bookings that were acknowledged before the power was lost. */
  acknowledged: number[];
  entries: number;
  kept: number;
}

/**
 * Replaces the cluster with the state of the disk at a random time of the run, mostly right after a commit
 * was acknowledged.
 */
export function losePower(
  dataDir: string,
  { journal, before }: Run,
  random: () => number,
): PowerLoss {
  const told = journal.flatMap(({ op }, index) => (op === 'acknowledge' ? [index + 1] : []));
  const anywhere = Math.floor(random() * journal.length);
  const entries =
    random() < 0.7 ? (told[Math.floor(random() * told.length)] ?? anywhere) : anywhere;
  const kept = [0, 0.5, 0.9][Math.floor(random() * 3)] ?? 0;
  const disk = new DiskModel(before);
  const past = journal.slice(0, entries);
  for (const entry of past) disk.play(entry);
  disk.losePower(kept, random);
  const cluster = path.join(dataDir, 'pgdata');
  fs.rmSync(cluster, { recursive: true });
  fs.renameSync(before, cluster);
  const acknowledged = past.flatMap((entry) => (entry.op === 'acknowledge' ? [entry.id] : []));
  return { acknowledged, entries, kept };
}

/** A digest of every file below a directory. */
export function digests(directory: string): Record<string, string> {
  const files = fs
    .readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      path.relative(directory, file),
      createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
    ]),
  );
}

/** A generator of numbers from 0 up to 1, which are the same for the same seed on every machine. */
export function randomFrom(seed: number): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE() / 2 ** 32;
  };
}
